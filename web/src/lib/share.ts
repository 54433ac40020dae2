/** Give a link to others: through what the device offers, else onto the clipboard. */

import { t } from "../words/words.svelte";

/** Whether it lies on the clipboard now. */
export async function share(url: string, text: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title: t("product"), text, url }).catch(() => {});
    return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return copySelected(url);
  }
}

/** Over plain http there is only the old way, through what is selected. */
function copySelected(url: string): boolean {
  const field = document.createElement("textarea");
  field.value = url;
  field.className = "sr";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
