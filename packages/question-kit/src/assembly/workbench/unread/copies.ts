import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { unreadCopies, type WorkbenchStore } from '../state/store.ts';
import { readStoredState } from '../state/stored-state.ts';
import type { WorkbenchState } from '../state/workbench-state.ts';

/** A state as it is compared: which question is open is no part of it. */
const textOf = (state: WorkbenchState) => JSON.stringify({ ...state, current: '' });

const isAmong = (copies: readonly WorkbenchState[], state: WorkbenchState) =>
  copies.map(textOf).includes(textOf(state));

/** Stores a state of which this version cannot read everything a second time, unless that was done before. */
export async function copyUnread(store: WorkbenchStore, state: WorkbenchState): Promise<void> {
  const transaction = (await store).transaction('work', 'readwrite');
  const copies = await transaction.store.getAll(unreadCopies());
  const writes = isAmong(copies, state) ? [] : [transaction.store.put(state, `unread ${freshId()}`)];
  await Promise.all([...writes, transaction.done]);
}

/** What this version could not read in full, as the text of a file. */
export async function unreadText(store: WorkbenchStore): Promise<string> {
  const database = await store;
  const copies = await database.getAll('work', unreadCopies());
  const bench = await database.get('work', 'bench');
  // A full disk has no room for a copy.
  const isOnlyThere = bench !== undefined && readStoredState(bench).isIncomplete && !isAmong(copies, bench);
  return JSON.stringify(isOnlyThere ? [...copies, bench] : copies, null, 2);
}

/** Removes the copies of what this version could not read in full. */
export async function removeUnread(store: WorkbenchStore): Promise<void> {
  await (await store).delete('work', unreadCopies());
}
