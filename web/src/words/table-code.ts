/** The codes of tables: shown in groups, and accepted however people type them. */

/** In two groups, so that it is easy to read out. Old codes are short enough. */
export function groupedCode(code: string): string {
  return code.length === 10 ? `${code.slice(0, 5)} ${code.slice(5)}` : code;
}

/** What somebody typed or pasted into the field for a code: a code, or a whole link. */
export function typedTable(text: string): string {
  const link = /(?:#\/table|\/[tg])\/([^/?#\s]+)/.exec(text);
  if (link?.[1]) return link[1];
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
}
