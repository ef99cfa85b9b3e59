import { firstText, isAnswerable, type Annotation, type AnswerEntry, type Question } from '@rubrica/question-kit';

/** The fields of an entry that hold a person's mark (`spec.md` section 3). */
export const markFields = [
  'studentMark',
  'studentContentMark',
  'studentLanguageMark',
  'studentCommunicationMark',
  'studentLanguageKnowledgeMark',
  'studentSpontaneityFluencyMark',
  'studentPronunciationIntonationMark',
] as const;

/** A field in which the marking of two people differs. */
export interface MarksDifference {
  field: (typeof markFields)[number] | 'reviewed' | 'comments' | 'annotation' | 'files';
  /** The number of the block among those that are answered, from 1; absent where there is only one. */
  block?: number;
  /** The number of the gap, field or pair in the block, from 1. */
  item?: number;
  /** The words that a comment is about. */
  quote?: string;
  /** Null where there is nothing. */
  mine: number | boolean | string | null;
  theirs: number | boolean | string | null;
}

type Place = Pick<MarksDifference, 'block' | 'item'>;
type Marked = Exclude<AnswerEntry, unknown[]>;

/** Returns the differences between two people's marking of the same answers: marks first, then comments. Equal fields are left out. */
export function differencesOf(
  question: Pick<Question, 'questions'>,
  mine: readonly AnswerEntry[],
  theirs: readonly AnswerEntry[],
): MarksDifference[] {
  const answered = question.questions.map(({ type }) => isAnswerable(type));
  const found = mine.flatMap((entry, index) => {
    const other = theirs[index];
    if (other === undefined) return [];
    const number = answered.slice(0, index + 1).filter(Boolean).length;
    return entryDifferences(entry, other, answered.filter(Boolean).length > 1 ? { block: number } : {});
  });
  const isMark = ({ field }: MarksDifference) => field === 'reviewed' || markFields.some((name) => name === field);
  return [...found.filter(isMark), ...found.filter((difference) => !isMark(difference))];
}

function entryDifferences(mine: AnswerEntry, theirs: AnswerEntry, place: Place): MarksDifference[] {
  if (!Array.isArray(mine) && !Array.isArray(theirs)) return fieldDifferences(mine, theirs, place);
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return [];
  const none = { studentAnswer: '', studentMark: 0 };
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, index) =>
    fieldDifferences(mine[index] ?? none, theirs[index] ?? none, { ...place, item: index + 1 }),
  ).flat();
}

function fieldDifferences(mine: Marked, theirs: Marked, place: Place): MarksDifference[] {
  const fields: Omit<MarksDifference, 'block' | 'item'>[] = [
    ...markFields.map((field) => ({ field, mine: markIn(mine, field), theirs: markIn(theirs, field) })),
    { field: 'reviewed', mine: mine.reviewed === true, theirs: theirs.reviewed === true },
    { field: 'comments', mine: commentsIn(mine), theirs: commentsIn(theirs) },
    ...annotationDifferences(mine, theirs),
    { field: 'files', mine: filesIn(mine), theirs: filesIn(theirs) },
  ];
  return fields.filter((field) => field.mine !== field.theirs).map((field) => ({ ...field, ...place }));
}

function markIn(entry: Marked, field: (typeof markFields)[number]): number | null {
  const value = Object.entries(entry).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : null;
}

function commentsIn(entry: Marked): string | null {
  return ('instructorComments' in entry && entry.instructorComments) || null;
}

function filesIn(entry: Marked): string | null {
  return ('instructorFiles' in entry && entry.instructorFiles.map(({ name }) => name).join(', ')) || null;
}

function annotationDifferences(mine: Marked, theirs: Marked) {
  const before = annotationsIn(mine);
  const after = annotationsIn(theirs);
  const text = 'annotations' in mine || 'annotations' in theirs ? textIn(mine) : '';
  const all = new Map([...after, ...before].map((one) => [one.id, one]));
  return [...all.values()].map(({ id, start, end }) => ({
    field: 'annotation' as const,
    quote: text.slice(start, end),
    mine: before.find((one) => one.id === id)?.comment ?? null,
    theirs: after.find((one) => one.id === id)?.comment ?? null,
  }));
}

function annotationsIn(entry: Marked): readonly Annotation[] {
  return 'annotations' in entry ? (entry.annotations ?? []) : [];
}

function textIn({ studentAnswer }: Marked): string {
  return typeof studentAnswer === 'string' ? studentAnswer : firstText(studentAnswer);
}
