import { deleteDB } from 'idb';
import { markingSchemes } from '../main-views/marking-schemes.ts';

let storeCount = 0;

/** Returns the name of an empty store for one story, separate from other stores of the browser, and forgets how types were marked. */
export async function createEmptyStore(): Promise<string> {
  storeCount += 1;
  const name = `rubrica-workbench-story-${storeCount}`;
  await deleteDB(name);
  for (const key of Object.keys(localStorage)) if (key.startsWith(markingSchemes)) localStorage.removeItem(key);
  return name;
}
