import { mount } from "svelte";
import "../src/app.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
mount(Gallery, { target: document.getElementById("gallery")!, props: { show: query.get("show") ?? "art" } });
