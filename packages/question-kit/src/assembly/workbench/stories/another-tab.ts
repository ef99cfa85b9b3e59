import { emptyDraft } from '../../core/defaults.ts';
import { currentOf, emptyWorkbench, withDrafts } from '../state/workbench-state.ts';
import { notifyOtherTabs } from '../state/other-tabs.ts';
import { openStore } from '../state/store.ts';

/** What another tab with the same workbench does when something is written in it. */
export async function saveFromAnotherTab(name: string, title: string): Promise<void> {
  const store = await openStore(name);
  await store.put('work', withDrafts(emptyWorkbench(), [{ ...emptyDraft(), title }]), 'bench');
  store.close();
  notifyOtherTabs(name, 'another tab');
}

/** The title of the question in hand, as the browser keeps it. */
export async function savedTitle(name: string): Promise<string | undefined> {
  const store = await openStore(name);
  const bench = await store.get('work', 'bench');
  store.close();
  return bench && currentOf(bench).history.draft.title;
}
