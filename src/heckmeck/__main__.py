if __name__ == "__main__":  # worker processes import this file too
    from heckmeck.cli.main import main

    main()
