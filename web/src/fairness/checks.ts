/** One finding of the verification, and what it is about. */

export type CheckName =
  | "proof"
  | "commitment"
  | "first"
  | "rolls"
  | "digest"
  | "cut_off"
  | "moves"
  | "kept"
  | "setup"
  | "nonce"
  | "seen";

export interface Check {
  name: CheckName;
  ok: boolean | null; // null: cannot be proven
  args: Record<string, string | number>; // for its text
  faults: RollFault[];
}

/** A roll that is not the one the secret gives. */
export interface RollFault {
  line: number;
  number: number;
  shown: string;
  must: string;
}

export function check(
  name: CheckName,
  ok: Check["ok"],
  args: Check["args"] = {},
  faults: RollFault[] = [],
): Check {
  return { name, ok, args, faults };
}
