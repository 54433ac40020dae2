import "./boot";
import { flushSync, mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { application } from "./device/application.svelte";
import { applyAppearance, followSystem } from "./device/appearance";
import { followOtherTabs, settings } from "./device/settings.svelte";
import { dropPrefetched } from "./net/prefetch";
import { preferredLanguage } from "./words/catalogues";
import { language, setLanguage } from "./words/words.svelte";

applyAppearance();
followSystem();
followOtherTabs();
// Without a network there may be no texts of this language; English is always kept.
await setLanguage(preferredLanguage(settings.language)).catch(() => setLanguage("en"));
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren();
mount(App, { target });
flushSync(); // now the first screen has taken what was prefetched
dropPrefetched();
application.start(language());
