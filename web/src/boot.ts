/**
 * The first script that runs, small and alone: it asks for everything the page will want while the
 * application itself is still on its way.
 */

import { load } from "./lib/stored";
import { askEarly } from "./net/early";
import { fetched, preferred } from "./words/catalogues";

const { language, token, reactions } = load();
fetched(preferred(language), "page").catch(() => {}); // whoever needs them asks again
askEarly(location.hash, token, reactions);
