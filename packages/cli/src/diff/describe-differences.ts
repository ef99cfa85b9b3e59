import { differenceWords, type Difference, type PaperDifferences } from '@rubrica/question-kit/paper';
import type { ComparedView, WorkDifferences } from './compare-works.ts';

type QuestionDifference = PaperDifferences['questions'][number];

/** The differences as lines for people; words that went and came are `[-so-]{+so+}`, as in `git diff --word-diff`. */
export function describeDifferences(differences: WorkDifferences, view: ComparedView): string {
  if (differences.isEqual) return view === 'students' ? 'Students see no difference.' : 'No differences.';
  const lines = differences.kind === 'paper' ? linesOfPaper(differences, view) : linesOfQuestion(differences, view);
  return lines.join('\n');
}

type QuestionWork = Extract<WorkDifferences, { kind: 'question' }>;

function linesOfQuestion({ title, fields, seenByStudents }: QuestionWork, view: ComparedView): string[] {
  const differences = view === 'students' ? seenByStudents : (fields ?? []);
  return [
    nameOf('Question', title),
    ...differences.map(lineOf).map(indented),
    ...unseenNote(seenByStudents, view).map(indented),
  ];
}

function linesOfPaper(
  { title, fields, sections, questions, totals }: PaperDifferences & { title: string },
  view: ComparedView,
): string[] {
  return [
    nameOf('Paper', title),
    ...fields.map(lineOf).map(indented),
    ...totalLines(totals).map(indented),
    ...sections.flatMap((section) => [
      `${nameOf('Section', section.title)}: ${stateOf(section)}`,
      ...section.fields.map(lineOf).map(indented),
    ]),
    ...questions.flatMap((question) => linesOfPaperQuestion(question, view)),
  ];
}

function linesOfPaperQuestion(question: QuestionDifference, view: ComparedView): string[] {
  const { before, after, title, fields, seenByStudents, editorial } = question;
  const place = after ?? before;
  const from = question.isMoved && before ? `, before at ${before.section}.${before.question}` : '';
  const differences = view === 'students' ? seenByStudents : [...fields, ...editorial];
  return [
    `${nameOf(`Question ${place?.section}.${place?.question}`, title)}: ${stateOf(question)}${from}`,
    ...differences.map(lineOf).map(indented),
    ...(fields.length > 0 ? unseenNote(seenByStudents, view) : []).map(indented),
  ];
}

/** What an author of a key wants to know. */
function unseenNote(seenByStudents: readonly Difference[], view: ComparedView): string[] {
  return view === 'fields' && seenByStudents.length === 0 ? ['(students see no difference)'] : [];
}

function totalLines({ before, after }: PaperDifferences['totals']): string[] {
  const names = { questions: 'questions', points: 'marks', minutes: 'minutes' } as const;
  return Object.entries({
    [names.questions]: [before.questions, after.questions],
    [names.points]: [before.points, after.points],
    [names.minutes]: [before.minutes ?? 0, after.minutes ?? 0],
  }).flatMap(([name, [then, now]]) => (then === now ? [] : [`${name}: ${then} → ${now}`]));
}

function stateOf({ state, isMoved }: { state: 'added' | 'removed' | 'kept'; isMoved: boolean }): string {
  if (state !== 'kept') return state;
  return isMoved ? 'moved' : 'changed';
}

function nameOf(kind: string, title: string): string {
  return title === '' ? kind : `${kind} “${title}”`;
}

function indented(line: string): string {
  return line
    .split('\n')
    .map((part) => `  ${part}`)
    .join('\n');
}

function lineOf(difference: Difference): string {
  const { kind, path, pathBefore, before, after } = difference;
  const where = fieldName(path);
  if (kind === 'moved') return `${where}: moved, before ${fieldName(pathBefore ?? [])}`;
  const words = differenceWords(difference);
  if (words?.every((run) => run.kind === 'same')) return `${where}: other formatting`;
  if (words) return `${where}: ${words.map(markedRun).join('')}`;
  if (kind === 'added') return `${where}: {+${shown(after)}+}`;
  if (kind === 'removed') return `${where}: [-${shown(before)}-]`;
  return `${where}: [-${shown(before)}-]{+${shown(after)}+}`;
}

function markedRun({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }): string {
  if (kind === 'same') return text;
  return kind === 'added' ? `{+${text}+}` : `[-${text}-]`;
}

const lists: Readonly<Record<string, string>> = {
  questions: 'block',
  content: 'item',
  input: 'stimulus',
  lefts: 'left',
  rights: 'right',
  comments: 'comment',
  suggestions: 'suggestion',
};

/** `['questions', 0, 'content', 1, 'text']` as `block 1, item 2, text`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path
    .flatMap((part, index): string[] => {
      if (typeof part === 'number') return [];
      const position = path[index + 1];
      return [typeof position === 'number' ? `${lists[part] ?? part} ${position + 1}` : part];
    })
    .join(', ');
}

/** A value in one line; of an object, its texts. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shown).join(' | ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('name' in value && 'mime' in value) return shown(value.name);
  return Object.entries(value)
    .filter(([field, each]) => field !== 'id' && each !== undefined && each !== '')
    .map(([field, each]) => `${field}: ${shown(each)}`)
    .join('; ');
}
