import "./boot";
import { flushSync, mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings, show } from "./lib/settings.svelte";
import { endEarly } from "./net/early";
import { preferred } from "./words/catalogues";
import { speak } from "./words/words.svelte";

show();
await speak(preferred(settings.language));
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren();
mount(App, { target });
flushSync(); // the first screen has asked what it wants to know
endEarly();
