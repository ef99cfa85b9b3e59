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

/** A comment on a range of the text, with what else differs of it. */
export interface ShownComment {
  comment: string;
  /** The words it is about, where the two are about different ones. */
  quote?: string;
  /** Its colour, where the two have different ones. */
  colour?: Annotation['colour'];
}

/** A field in which the marking of two people differs. */
export interface MarksDifference {
  field: (typeof markFields)[number] | 'reviewed' | 'comments' | 'annotations' | 'annotation' | 'files';
  /** The number of the block among those that are answered; absent where there is only one. */
  block?: number;
  /** The number of the gap, field or pair in the block, from 1. */
  item?: number;
  /** The words that a comment is about, where both are about the same. */
  quote?: string;
  /** Null where there is nothing. */
  mine: number | boolean | string | ShownComment | null;
  theirs: number | boolean | string | ShownComment | null;
}

type Place = Pick<MarksDifference, 'block' | 'item'>;
type Marked = Exclude<AnswerEntry, unknown[]>;

/**
 * Returns the differences between two people's marking of the same answers: marks first, then comments. Equal fields are left out.
 *
 * @param firstNumber the number of the first block that is answered
 */
export function differencesOf(
  question: Pick<Question, 'questions'>,
  mine: readonly AnswerEntry[],
  theirs: readonly AnswerEntry[],
  firstNumber = 1,
): MarksDifference[] {
  const answered = question.questions.map(({ type }) => isAnswerable(type));
  const found = mine.flatMap((entry, index) => {
    const other = theirs[index];
    if (other === undefined) return [];
    const number = firstNumber + answered.slice(0, index).filter(Boolean).length;
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
    { field: 'annotations', mine: annotationsIn(mine).length, theirs: annotationsIn(theirs).length },
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

/** The comments on the text that only one of the two has, or that differ in their words, their colour or what they are about. */
function annotationDifferences(mine: Marked, theirs: Marked): Omit<MarksDifference, 'block' | 'item'>[] {
  const before = annotationsIn(mine);
  const after = annotationsIn(theirs);
  const text = 'annotations' in mine || 'annotations' in theirs ? textIn(mine) : '';
  const ids = new Set([...after, ...before].map(({ id }) => id));
  const quoteOf = ({ start, end }: Annotation) => ({ quote: text.slice(start, end) });
  return [...ids].flatMap((id) => {
    const [ours, other] = [before, after].map((comments) => comments.find((comment) => comment.id === id));
    const present = ours ?? other;
    if (!present) return [];
    const isBoth = ours !== undefined && other !== undefined;
    const isMoved = isBoth && (ours.start !== other.start || ours.end !== other.end);
    const isRecoloured = isBoth && ours.colour !== other.colour;
    if (isBoth && !isMoved && !isRecoloured && ours.comment === other.comment) return [];
    const shown = (one: Annotation | undefined): ShownComment | null =>
      one === undefined
        ? null
        : { comment: one.comment, ...(isMoved && quoteOf(one)), ...(isRecoloured && { colour: one.colour }) };
    const place = isMoved ? {} : quoteOf(present);
    return [{ field: 'annotation' as const, ...place, mine: shown(ours), theirs: shown(other) }];
  });
}

function annotationsIn(entry: Marked): readonly Annotation[] {
  return 'annotations' in entry ? (entry.annotations ?? []) : [];
}

function textIn({ studentAnswer }: Marked): string {
  return typeof studentAnswer === 'string' ? studentAnswer : firstText(studentAnswer);
}
