import type {
  Answer,
  AttemptQuestion,
  EmergencyKey,
  TaskTaken,
  TaskTakenId,
  UserId,
} from '@rubrica/api-client/contract';
import { createDatabase, type DBSchema } from '../../lib/storage/create-database.ts';
import { attemptCopies, attemptFiles } from '../../lib/storage/forget-person.ts';

/** What an attempt's page shows, as the server last sent it. */
export interface AttemptCopy {
  attempt: TaskTaken;
  questions: AttemptQuestion[];
  /** The server's tag of the questions, by which it is asked whether they are still the same. */
  questionsTag?: string | null;
  answers: Answer[];
  /** Milliseconds to add to this device's clock to get the server's. */
  clockOffset: number;
  /** Since when the page has had no connection, by this device's clock; null while it has one. */
  offlineSince: number | null;
  /** What an emergency file is encrypted with; null until the server has sent it. */
  emergencyKey: EmergencyKey | null;
}

/** The copies of one person's open attempts on this device: what a page without a connection starts from. */
export interface AttemptCopies {
  read: (attempt: TaskTakenId) => Promise<AttemptCopy | null>;
  /** Keeps an attempt as the server sent it. The key of an earlier copy stays. */
  put: (copy: AttemptCopy) => Promise<void>;
  /** Replaces an attempt by what the server says of it now: a teacher may have given more time. */
  setAttempt: (attempt: TaskTaken, clockOffset: number) => Promise<void>;
  setEmergencyKey: (attempt: TaskTakenId, key: EmergencyKey) => Promise<void>;
  /** Replaces an answer by what the server has confirmed of it. */
  putAnswer: (answer: Answer) => Promise<void>;
  setOfflineSince: (attempt: TaskTakenId, since: number | null) => Promise<void>;
  /** Removes a copy, and the files that were kept for it. */
  remove: (attempt: TaskTakenId) => Promise<void>;
}

interface Schema extends DBSchema {
  attempts: { key: string; value: Omit<AttemptCopy, 'answers'> };
  answers: { key: string; value: Answer };
}

/** The cache in which a person's browser keeps the files of an attempt. */
export const filesOfAttempt = (person: UserId, attempt: TaskTakenId): string => `${attemptFiles}/${person}/${attempt}`;

/** A database of its own: the one of unsent answers would have to wait, for a new store, until no tab of an older version is open. */
const inDatabase = createDatabase<Schema>(attemptCopies, (database) => {
  database.createObjectStore('attempts');
  database.createObjectStore('answers');
});

export function createAttemptCopies(person: UserId): AttemptCopies {
  const keyOf = (attempt: TaskTakenId) => `${person}/${attempt}`;
  const answersOf = (attempt: TaskTakenId) => IDBKeyRange.bound(`${keyOf(attempt)}/`, `${keyOf(attempt)}/\uFFFF`);
  const answerKeyOf = ({ _id, taskTaken }: Answer) => `${keyOf(taskTaken)}/${_id}`;
  const change = (attempt: TaskTakenId, fields: Partial<Omit<AttemptCopy, 'answers'>>) =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('attempts', 'readwrite');
      const replace = async () => {
        const stored = await store.get(keyOf(attempt));
        if (stored) await store.put({ ...stored, ...fields }, keyOf(attempt));
      };
      await Promise.all([replace(), done]);
    });
  return {
    read: (attempt) =>
      inDatabase(async (database) => {
        const stored = await database.get('attempts', keyOf(attempt));
        return stored ? { ...stored, answers: await database.getAll('answers', answersOf(attempt)) } : null;
      }),
    put: ({ answers, ...copy }) =>
      inDatabase(async (database) => {
        const transaction = database.transaction(['attempts', 'answers'], 'readwrite');
        const replace = async () => {
          await transaction.objectStore('answers').delete(answersOf(copy.attempt._id));
          for (const answer of answers) await transaction.objectStore('answers').put(answer, answerKeyOf(answer));
          const attempts = transaction.objectStore('attempts');
          const before = await attempts.get(keyOf(copy.attempt._id));
          const emergencyKey = copy.emergencyKey ?? before?.emergencyKey ?? null;
          await attempts.put({ ...copy, emergencyKey }, keyOf(copy.attempt._id));
        };
        await Promise.all([replace(), transaction.done]);
      }),
    putAnswer: async (answer) =>
      void (await inDatabase((database) => database.put('answers', answer, answerKeyOf(answer)))),
    setAttempt: (attempt, clockOffset) => change(attempt._id, { attempt, clockOffset }),
    setOfflineSince: (attempt, offlineSince) => change(attempt, { offlineSince }),
    setEmergencyKey: (attempt, emergencyKey) => change(attempt, { emergencyKey }),
    async remove(attempt) {
      await globalThis.caches?.delete(filesOfAttempt(person, attempt)).catch(() => false);
      await inDatabase(async (database) => {
        const transaction = database.transaction(['attempts', 'answers'], 'readwrite');
        await Promise.all([
          transaction.objectStore('answers').delete(answersOf(attempt)),
          transaction.objectStore('attempts').delete(keyOf(attempt)),
          transaction.done,
        ]);
      });
    },
  };
}
