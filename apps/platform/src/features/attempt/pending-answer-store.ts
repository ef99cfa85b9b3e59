import type { TaskTakenId, UserId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingAnswerStore, StoredPendingAnswer } from '../../lib/saving/pending-answer.ts';
import { deleteDraft, draftNames, readDraft, storeDraft } from '../../lib/storage/drafts.ts';

/** What a save of an answer carries besides its `rev`. */
export interface AnswerContent {
  answers: AnswerEntry[];
  flagged: boolean;
}

/** A student's change as the device stores it. */
export type UnsavedAnswer = StoredPendingAnswer<AnswerContent>;

/** Where a student's changes outlive the page. */
export interface UnsavedAnswerStore extends PendingAnswerStore<AnswerContent> {
  /** All changes of one attempt, also those that another tab left behind. */
  list(taskTaken: TaskTakenId): Promise<UnsavedAnswer[]>;
  /** Writes what IndexedDB has not stored yet where a page that is left can still write it. */
  storeUnwritten: () => void;
}

interface Schema extends DBSchema {
  pending: { key: string; value: UnsavedAnswer; indexes: { taskTaken: TaskTakenId } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('rubrica-answers', 1, {
    upgrade(db) {
      db.createObjectStore('pending', { keyPath: 'key' }).createIndex('taskTaken', 'taskTaken');
    },
  });
  return database;
}

/** Stays the same when the tab reloads, and differs between tabs, so that they do not overwrite each other's changes. */
function tabId(): string {
  const existing = sessionStorage.getItem('rubrica-tab');
  if (existing) return existing;
  const id = crypto.randomUUID();
  sessionStorage.setItem('rubrica-tab', id);
  return id;
}

const isUnsavedAnswers = (value: unknown): value is UnsavedAnswer[] => Array.isArray(value);

/**
 * Stores pending changes in IndexedDB, one for each person, tab and answer. A page that is left loses what it is still writing
 * there, so that `storeUnwritten` puts those changes in `localStorage`, for the next page of this tab or of another.
 */
export function createPendingAnswerStore(person: UserId): UnsavedAnswerStore {
  const prefix = `${person}/${tabId()}/`;
  const unwrittenOfPerson = `answers/${person}/`;
  const unwrittenName = `answers/${prefix}`;
  const unwritten = new Map<string, UnsavedAnswer>();
  let isUnwrittenStored = false;

  /** Keeps `localStorage` at what is unwritten: a change that the server has confirmed must not come back from there. */
  function storeUnwritten() {
    isUnwrittenStored = unwritten.size > 0;
    if (isUnwrittenStored) storeDraft(unwrittenName, { base: '', value: [...unwritten.values()] });
    else deleteDraft(unwrittenName);
  }

  function setWritten(key: string) {
    unwritten.delete(key);
    if (isUnwrittenStored) storeUnwritten();
  }

  async function write(change: UnsavedAnswer, replacedKey = change.key) {
    unwritten.set(change.key, change);
    const transaction = (await open()).transaction('pending', 'readwrite');
    if (replacedKey !== change.key) await transaction.store.delete(replacedKey);
    await transaction.store.put(change);
    await transaction.done;
    if (unwritten.get(change.key) === change) setWritten(change.key);
  }

  /** Moves what earlier pages were still writing to IndexedDB, also those of tabs that were closed. */
  async function writeLeftChanges() {
    for (const name of draftNames(unwrittenOfPerson)) {
      const left = readDraft(name, isUnsavedAnswers);
      for (const change of left?.value ?? []) await write(change);
      deleteDraft(name);
    }
  }

  return {
    put: (change) => write({ ...change, key: prefix + change.answer }),
    async remove(answer) {
      setWritten(prefix + answer);
      await (await open()).delete('pending', prefix + answer);
    },
    async list(taskTaken) {
      await writeLeftChanges();
      const all = await (await open()).getAllFromIndex('pending', 'taskTaken', taskTaken);
      return all.filter(({ key }) => key.startsWith(`${person}/`));
    },
    takeOver: (change) => write({ ...change, key: prefix + change.answer }, change.key),
    storeUnwritten,
  };
}
