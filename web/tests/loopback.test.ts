import { describe, expect, it } from "vitest";
import { isLoopback } from "../src/device/loopback";

describe("a link to share", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "%s is this computer only",
    (hostname) => {
      expect(isLoopback(hostname)).toBe(true);
    },
  );

  it.each(["192.168.0.7", "heckmeck.example", "localhost.example", "127.example", "[fe80::1]"])(
    "%s is for others",
    (hostname) => {
      expect(isLoopback(hostname)).toBe(false);
    },
  );
});
