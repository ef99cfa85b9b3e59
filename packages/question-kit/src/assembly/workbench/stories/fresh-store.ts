import { deleteDB } from 'idb';

let made = 0;

/** A workbench of its own for one story, empty: what others keep in this browser stays. */
export async function freshStore(): Promise<string> {
  made += 1;
  const name = `rubrica-workbench-story-${made}`;
  await deleteDB(name);
  return name;
}
