import { describe, expect, it } from "vitest";
import { onlyHere } from "../src/lib/reach";

describe("a link to share", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "%s is this computer only",
    (hostname) => {
      expect(onlyHere(hostname)).toBe(true);
    },
  );

  it.each(["192.168.0.7", "heckmeck.example", "localhost.example", "127.example", "[fe80::1]"])(
    "%s is for others",
    (hostname) => {
      expect(onlyHere(hostname)).toBe(false);
    },
  );
});
