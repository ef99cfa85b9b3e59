import type { TaskTakenId, UserId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingAnswerStore, StoredPendingAnswer } from '../../lib/saving/pending-answer.ts';

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

/** Stores pending changes in IndexedDB, one for each person, tab and answer. */
export function createPendingAnswerStore(person: UserId): UnsavedAnswerStore {
  const prefix = `${person}/${tabId()}/`;
  return {
    async put(change) {
      await (await open()).put('pending', { ...change, key: prefix + change.answer });
    },
    async remove(answer) {
      await (await open()).delete('pending', prefix + answer);
    },
    async list(taskTaken) {
      const all = await (await open()).getAllFromIndex('pending', 'taskTaken', taskTaken);
      return all.filter(({ key }) => key.startsWith(`${person}/`));
    },
    async takeOver(change) {
      const transaction = (await open()).transaction('pending', 'readwrite');
      await transaction.store.delete(change.key);
      await transaction.store.put({ ...change, key: prefix + change.answer });
      await transaction.done;
    },
  };
}
