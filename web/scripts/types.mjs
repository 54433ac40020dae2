// Writes src/net/protocol.ts from the protocol's JSON Schema; with --check, only compares them.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const source = new URL("../../src/heckmeck/protocol/schema.json", import.meta.url);
const target = new URL("../src/net/protocol.ts", import.meta.url);

const schema = JSON.parse(readFileSync(source, "utf8"));
const text = await compile(
  { ...schema, title: "Protocol", type: "object", additionalProperties: false },
  "Protocol",
  {
    additionalProperties: false,
    bannerComment:
      "/* Generated from src/heckmeck/protocol/schema.json by `npm run types`. Do not edit. */",
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  },
);
// Forms list every table option and its values, the default first.
const options = Object.entries(schema.$defs.OptionSettings.properties).map(
  ([name, { enum: values }]) => [name, values],
);
const current = `${text.trim()}

export const PROTOCOL = ${schema.version};
export const OPTION_VALUES = ${JSON.stringify(Object.fromEntries(options))} as const;
export const REACTIONS = ${JSON.stringify(schema.$defs.Reaction.enum)} as const;
`;

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== current) {
    console.error("src/net/protocol.ts does not match the schema: run `npm run types`.");
    process.exit(1);
  }
} else {
  writeFileSync(target, current);
}
