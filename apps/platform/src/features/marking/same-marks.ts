import type { AnswerEntry, FileRef } from '@rubrica/question-kit';

/** A text that is equal for equal marks: without the order of properties, and without whose name stands beside a mark. */
export function comparable(answers: unknown): string {
  return JSON.stringify(answers, (key, value: unknown) => {
    if (key === 'reviewedBy') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Whether two copies of the marks are the same, so that nobody has to choose between them. */
export function areSameMarks(mine: readonly AnswerEntry[], theirs: readonly AnswerEntry[]): boolean {
  return comparable(mine) === comparable(theirs);
}

const filesOf = (entry: AnswerEntry | undefined): readonly FileRef[] =>
  entry && !Array.isArray(entry) && 'instructorFiles' in entry ? entry.instructorFiles : [];

const withFiles = (entry: AnswerEntry, instructorFiles: FileRef[]): AnswerEntry =>
  !Array.isArray(entry) && 'instructorFiles' in entry ? { ...entry, instructorFiles } : entry;

/** The files of the first list that are not in the second. */
const without = (files: readonly FileRef[], others: readonly FileRef[]) =>
  files.filter(({ id }) => !others.some((other) => other.id === id));

/** Whether nothing but files differs. */
const areEqual = (a: readonly AnswerEntry[], b: readonly AnswerEntry[]) =>
  areSameMarks(
    a.map((entry) => withFiles(entry, [])),
    b.map((entry) => withFiles(entry, [])),
  );

interface Versions {
  /** What both were made from. */
  base: readonly AnswerEntry[];
  mine: readonly AnswerEntry[];
  theirs: readonly AnswerEntry[];
}

/**
 * Joins the marks of two people where files are what one of them has changed: a file that arrives while somebody else marks is nothing
 * to choose between. Null where a person has to decide.
 */
export function joinFiles({ base, mine, theirs }: Versions): AnswerEntry[] | null {
  const haveOtherFiles = (answers: readonly AnswerEntry[]) =>
    comparable(answers.map(filesOf)) !== comparable(base.map(filesOf));
  if (!haveOtherFiles(mine) && !haveOtherFiles(theirs)) return null;
  const marks = areEqual(mine, base) || areEqual(mine, theirs) ? theirs : areEqual(theirs, base) ? mine : null;
  if (!marks) return null;
  return marks.map((entry, index) => {
    const [before, here, there] = [filesOf(base[index]), filesOf(mine[index]), filesOf(theirs[index])];
    const kept = without(there, without(before, here));
    return withFiles(entry, [...kept, ...without(without(here, before), kept)]);
  });
}
