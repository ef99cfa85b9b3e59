import { defaultBlock, emptyDraft } from '../../core/defaults.ts';
import { currentOf, emptyWorkbench, withDrafts } from '../state/workbench-state.ts';
import { notifyOtherTabs } from '../state/other-tabs.ts';
import { openStore, unreadCopies } from '../state/store.ts';
import { createEmptyStore } from './create-empty-store.ts';

/** What another tab with the same workbench does when something is written in it, before this one hears of it. */
export async function storeFromAnotherTab(name: string, title: string): Promise<void> {
  const store = await openStore(name);
  await store.put('work', withDrafts(emptyWorkbench(), [{ ...emptyDraft(), title }]), 'bench');
  store.close();
}

/** What another tab with the same workbench does when something is written in it. */
export async function saveFromAnotherTab(name: string, title: string): Promise<void> {
  await storeFromAnotherTab(name, title);
  notifyOtherTabs(name, 'another tab');
}

/** The title of the question in hand, as the browser keeps it. */
export async function savedTitle(name: string): Promise<string | undefined> {
  const store = await openStore(name);
  const bench = await store.get('work', 'bench');
  store.close();
  return bench && currentOf(bench).history.draft.title;
}

/** What another tab with the same workbench receives from now on. */
export function listenFromAnotherTab(name: string): { received: unknown[]; stop: () => void } {
  const received: unknown[] = [];
  const channel = new BroadcastChannel(`${name} kept`);
  channel.addEventListener('message', ({ data }) => received.push(data));
  return { received, stop: () => channel.close() };
}

/** Stores a paper of two questions, of which this version can read one, as after a newer version has saved it. */
export async function saveFromNewerVersion(name: string, title: string): Promise<void> {
  const store = await openStore(name);
  const { sections, ...workbench } = withDrafts(emptyWorkbench(), [{ ...emptyDraft(), title }]);
  const [question] = sections.flatMap(({ questions }) => questions);
  if (!question) throw new Error('The paper has a question.');
  const newer = { ...question, id: 'newer' };
  Reflect.set(newer, 'history', 'in a form of a newer version');
  const both = sections.map((section) => ({ ...section, questions: [...section.questions, newer] }));
  await store.put('work', { ...workbench, sections: both }, 'bench');
  store.close();
}

/** The questions of all states that this version could not read in full, as the browser keeps them apart. */
export async function savedUnread(name: string): Promise<number[]> {
  const store = await openStore(name);
  const copies = await store.getAll('work', unreadCopies());
  store.close();
  return copies.map(({ sections }) => sections.flatMap(({ questions }) => questions).length);
}

/** A store whose only question has a picture that the browser does not keep. Returns its name. */
export async function storeWithLostPicture(): Promise<string> {
  const name = await createEmptyStore();
  const store = await openStore(name);
  const file = { id: 'lost', name: 'quay.png', mime: 'image/png', size: 3 };
  const input = [{ id: 'input', kind: 'image' as const, file, alt: '' }];
  const essay = { ...defaultBlock('WritingEssays'), rubric: '<p>What do you see?</p>' };
  const draft = { ...emptyDraft(), title: 'A quay', input, questions: [essay] };
  await store.put('work', withDrafts(emptyWorkbench(), [draft]), 'bench');
  store.close();
  return name;
}

/** How many questions the browser keeps. */
export async function savedCount(name: string): Promise<number | undefined> {
  const store = await openStore(name);
  const bench = await store.get('work', 'bench');
  store.close();
  return bench?.sections.flatMap(({ questions }) => questions).length;
}
