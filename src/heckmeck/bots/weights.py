"""The weights of `chances`, by edition and whether more than two play. Made, not written."""

WEIGHTS: dict[tuple[str, bool], tuple[float, ...]] = {
    (edition, many): (0.15, 0.0, 0.3) + (0.0,) * 18
    for edition in ("original", "specialists")
    for many in (False, True)
}
