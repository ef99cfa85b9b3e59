import type { LectureAnswer, LectureAnswerId } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { openDrafts } from '../../lib/storage/drafts.ts';

const kind = 'lecture-marks';

const isEntries = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

/** Marks of an answer that the server has not confirmed, and the version of its marks that they are based on. */
export interface UnsavedMarks {
  entries: AnswerEntry[];
  version: number;
}

/**
 * Opens the marks of a page that are not saved. They are kept by their answer, on this device as well: going to another answer,
 * a reload and a save that fails lose none.
 */
export function createUnsavedMarks(answers: readonly LectureAnswer[]) {
  const drafts = openDrafts();
  const running = new Set<LectureAnswerId>();
  const listeners = new Set<() => void>();
  let current: ReadonlyMap<LectureAnswerId, UnsavedMarks> = new Map(
    answers.flatMap(({ _id }) => {
      const kept = drafts.read(kind, _id, isEntries);
      return kept ? [[_id, { entries: kept.value, version: Number(kept.base) }] as const] : [];
    }),
  );

  const put = (id: LectureAnswerId, marks: UnsavedMarks | null) => {
    const next = new Map(current);
    if (marks) {
      next.set(id, marks);
      drafts.store(kind, id, { base: String(marks.version), value: marks.entries });
    } else {
      next.delete(id);
      drafts.remove(kind, id);
    }
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    /** The same object until something changes. */
    all: () => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes what a person has entered; it stays based on the version on which it was begun. */
    change: ({ _id, version }: LectureAnswer, entries: AnswerEntry[]) =>
      put(_id, { entries, version: current.get(_id)?.version ?? version }),
    /** Saves the marks of an answer, unless a save of them is on its way: a second one would be a conflict of somebody with themselves. */
    saveOnce: async (id: LectureAnswerId, save: () => Promise<void>): Promise<void> => {
      if (running.has(id)) return;
      running.add(id);
      try {
        await save();
      } finally {
        running.delete(id);
      }
    },
    /**
     * Call once `sent` is on the server. What was entered since then stays, based on what was saved.
     *
     * @returns whether there is such
     */
    settle: ({ _id, version }: LectureAnswer, sent: AnswerEntry[]): boolean => {
      const now = current.get(_id);
      const isNewer = now !== undefined && now.entries !== sent;
      put(_id, isNewer ? { entries: now.entries, version } : null);
      return isNewer;
    },
    /** Forgets the marks of an answer, in favour of what the server has. */
    drop: (id: LectureAnswerId) => put(id, null),
  };
}
