import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings, show } from "./lib/settings.svelte";
import { preferred, speak } from "./words/words.svelte";

show();
await speak(preferred(settings.language));
mount(App, { target: document.getElementById("app") as HTMLElement });
