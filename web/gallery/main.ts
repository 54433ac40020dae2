import { mount } from "svelte";
import "../src/app.css";
import { setLanguage } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
await setLanguage(query.get("lang") ?? "en");
mount(Gallery, {
  target: document.getElementById("gallery") as HTMLElement,
  props: { show: query.get("show") ?? "art", watching: query.has("watching") },
});
