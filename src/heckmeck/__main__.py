from heckmeck.cli.main import main

main()
