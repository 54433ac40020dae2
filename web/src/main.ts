import { mount } from "svelte";
import "./app.css";
import { settings, show } from "./lib/settings.svelte";
import { preferred, speak } from "./words/words.svelte";

show();
// The catalogue and the application arrive side by side.
const [{ default: App }] = await Promise.all([import("./App.svelte"), speak(preferred(settings.language))]);
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren();
mount(App, { target });
