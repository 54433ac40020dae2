import { t } from "./words.svelte";

/** The options of a switch. */
export const onOff = () => [
  { value: true, text: t("on") },
  { value: false, text: t("off") },
];
