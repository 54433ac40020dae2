/** Reads the fragment of the address: #/table/CODE?start. */

interface Fragment {
  path: string[];
  query: URLSearchParams;
}

/** The decoded parts of a fragment. A malformed path is empty, like that of the home screen. */
export function readFragment(hash: string): Fragment {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?");
  const query = new URLSearchParams(search);
  try {
    return { path: path.split("/").map(decodeURIComponent), query };
  } catch {
    return { path: [], query };
  }
}
