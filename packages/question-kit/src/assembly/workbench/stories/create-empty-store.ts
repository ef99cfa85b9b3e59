import { deleteDB } from 'idb';

let storeCount = 0;

/** Returns the name of an empty store for one story, separate from other stores of the browser. */
export async function createEmptyStore(): Promise<string> {
  storeCount += 1;
  const name = `rubrica-workbench-story-${storeCount}`;
  await deleteDB(name);
  return name;
}
