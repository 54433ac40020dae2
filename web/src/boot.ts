/**
 * The first script that runs, small and on its own: it requests everything the page will need while
 * the application is still being loaded.
 */

import { adoptPath } from "./device/path-link";
import { loadSettings } from "./device/storage";
import { prefetch } from "./net/prefetch";
import { loadMessages, preferredLanguage } from "./words/catalogues";

adoptPath(); // before anything reads the address
const { language, token, reactions } = loadSettings();
loadMessages(preferredLanguage(language), "page").catch(() => {}); // the application asks again
prefetch(location.hash, token, reactions);
