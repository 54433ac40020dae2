/** Pass a link on: with the device's share sheet, or else through the clipboard. */

/** Returns whether the link was copied to the clipboard. */
export async function share(data: { title: string; text: string; url: string }): Promise<boolean> {
  if ("share" in navigator) {
    try {
      await navigator.share(data);
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false; // closed
    }
  }
  return copy(data.url);
}

/** Returns whether the text was copied to the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Browsers hide the clipboard from pages that came over plain http, but still copy a selection. */
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way here
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
