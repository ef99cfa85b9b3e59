import type { TaskTakenId, UserId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import type { PendingAnswerStore, StoredPendingAnswer } from '../../lib/saving/pending-answer.ts';
import { createDatabase, type DBSchema } from '../../lib/storage/create-database.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { pageSession } from '../../lib/storage/session.ts';

/** What a save of an answer carries besides its `rev`. */
export interface AnswerContent {
  answers: AnswerEntry[];
  flagged: boolean;
}

/** A student's change as the device stores it. */
export type UnsavedAnswer = StoredPendingAnswer<AnswerContent>;

/** Where a student's changes outlive the page. */
export interface UnsavedAnswerStore extends PendingAnswerStore<AnswerContent> {
  /** All changes of one attempt, also those that another tab left behind. A browser that cannot read them has none. */
  list(taskTaken: TaskTakenId): Promise<UnsavedAnswer[]>;
  /** Whether there are changes of an attempt. It moves none: another tab may be at work on them. */
  has(taskTaken: TaskTakenId): Promise<boolean>;
  /** Writes what IndexedDB has not stored yet where a page that is left can still write it. */
  storeUnwritten: () => void;
}

interface Schema extends DBSchema {
  pending: { key: string; value: UnsavedAnswer; indexes: { taskTaken: TaskTakenId } };
}

const inDatabase = createDatabase<Schema>('rubrica-answers', (database) => {
  database.createObjectStore('pending', { keyPath: 'key' }).createIndex('taskTaken', 'taskTaken');
});

/** The tab of a browser that stores nothing for it: a reload makes another one of it. */
let unstoredTab: string | undefined;

/** Stays the same when the tab reloads, and differs between tabs, so that they do not overwrite each other's changes. */
function tabId(): string {
  try {
    const existing = sessionStorage.getItem('rubrica-tab');
    if (existing) return existing;
    const id = crypto.randomUUID();
    sessionStorage.setItem('rubrica-tab', id);
    return id;
  } catch {
    return (unstoredTab ??= crypto.randomUUID());
  }
}

/** Of the drafts in `localStorage`. */
const kind = 'answers';

const isUnsavedAnswers = (value: unknown): value is UnsavedAnswer[] => Array.isArray(value);

/**
 * Stores pending changes in IndexedDB, one for each person, tab and answer. A page that is left loses what it is still writing
 * there, so that `storeUnwritten` puts those changes in `localStorage`, for the next page of this tab or of another. So are those
 * that IndexedDB does not take.
 */
export function createPendingAnswerStore(person: UserId): UnsavedAnswerStore {
  const tab = `${tabId()}/`;
  const prefix = `${person}/${tab}`;
  const drafts = openDrafts(person);
  const unwritten = new Map<string, UnsavedAnswer>();
  let isUnwrittenStored = false;

  /** Keeps `localStorage` at what is unwritten: a change that the server has confirmed must not come back from there. */
  function storeUnwritten() {
    isUnwrittenStored = unwritten.size > 0;
    if (isUnwrittenStored) drafts.store(kind, tab, { base: '', value: [...unwritten.values()] });
    else drafts.remove(kind, tab);
  }

  function setWritten(key: string) {
    unwritten.delete(key);
    if (isUnwrittenStored) storeUnwritten();
  }

  /** Whether `localStorage`, which may have no room, has a change. */
  function isInDraft({ key, changedAt }: UnsavedAnswer) {
    const stored = drafts.read(kind, tab, isUnsavedAnswers)?.value ?? [];
    return stored.some((change) => change.key === key && change.changedAt === changedAt);
  }

  async function write(change: UnsavedAnswer, replacedKey = change.key) {
    const isLatest = () => unwritten.get(change.key) === change;
    unwritten.delete(replacedKey);
    unwritten.set(change.key, change);
    try {
      await inDatabase(async (database) => {
        const { store, done } = database.transaction('pending', 'readwrite');
        await Promise.all([
          replacedKey === change.key ? undefined : store.delete(replacedKey),
          isLatest() ? store.put(change) : undefined,
          done,
        ]);
      });
      if (isLatest()) setWritten(change.key);
    } catch (error) {
      storeUnwritten();
      if (isLatest() && !isInDraft(change)) throw error;
    }
  }

  /** Moves what earlier pages did not write to IndexedDB there, also of tabs that were closed, and returns it. */
  async function writeLeftChanges(): Promise<UnsavedAnswer[]> {
    const left: UnsavedAnswer[] = [];
    for (const id of drafts.ids(kind)) {
      const changes = drafts.read(kind, id, isUnsavedAnswers)?.value ?? [];
      left.push(...changes);
      const writes = await Promise.allSettled(changes.map((change) => write(change)));
      const isKept = writes.every(({ status }) => status === 'fulfilled');
      // Of this tab, it is where those stay that IndexedDB does not take.
      if (isKept && !(id === tab && isUnwrittenStored)) drafts.remove(kind, id);
    }
    return left;
  }

  return {
    put: (change) => write({ ...change, key: prefix + change.answer }),
    async remove(answer) {
      setWritten(prefix + answer);
      await inDatabase((database) => database.delete('pending', prefix + answer));
    },
    async list(taskTaken) {
      const left = await writeLeftChanges();
      const read = inDatabase((database) => database.getAllFromIndex('pending', 'taskTaken', taskTaken));
      const written = await read.catch(() => []);
      const all = new Map([...written, ...left].map((change) => [change.key, change]));
      return [...all.values()].filter(
        (change) => change.taskTaken === taskTaken && change.key.startsWith(`${person}/`),
      );
    },
    async has(taskTaken) {
      const drafted = drafts.ids(kind).flatMap((id) => drafts.read(kind, id, isUnsavedAnswers)?.value ?? []);
      const read = inDatabase((database) => database.getAllFromIndex('pending', 'taskTaken', taskTaken));
      const all = [...drafted, ...(await read.catch(() => []))];
      return all.some((change) => change.taskTaken === taskTaken && change.key.startsWith(`${person}/`));
    },
    takeOver: (change) => write({ ...change, key: prefix + change.answer }, change.key),
    storeUnwritten,
  };
}

/** Whether this device has changes of an attempt that the server has not confirmed to it. */
export async function hasUnsentAnswers(attempt: TaskTakenId): Promise<boolean> {
  return createPendingAnswerStore(pageSession()?._id ?? '').has(attempt);
}
