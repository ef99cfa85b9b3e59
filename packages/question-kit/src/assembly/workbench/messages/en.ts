const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Workbench messages in English. */
export const en = {
  workbench: 'Workbench',
  untitled: 'Untitled question',
  bar: {
    label: 'Questions and files',
    place: (place: number, total: number) => `${number.format(place)} of ${number.format(total)}`,
    switcher: 'Other questions',
    add: 'New question',
    close: 'Close this question',
    closed: (title: string) => `${title} was closed`,
    undo: 'Restore',
    gallery: 'Mock papers',
    open: 'Open a file',
    save: 'Save as a file',
    importing: 'Import',
    exporting: 'Export',
    startOver: 'Start over',
    more: 'More',
  },
  saveStatus: {
    loading: 'Opening your work',
    saved: 'Saved in this browser',
    saving: 'Saving …',
    conflict: 'Not saved: changed in another tab',
    failed: 'Not saved: this browser has no storage left or does not allow it. Save your question as a file.',
  },
  conflict: {
    title: 'This workbench was changed in another tab.',
    text: 'Nothing is saved here until you choose. To keep both versions, save your question as a file first.',
    useOtherVersion: 'Use the other version',
    keepThisVersion: 'Keep this version',
  },
  startOver: {
    title: 'Start over?',
    text: (count: number) =>
      `${counted(count, 'question', 'questions')} will be closed, with their trial answers. Files that you saved are kept.`,
    confirm: 'Start over',
    done: 'Started over',
  },
  welcome: {
    title: 'Write a question, or start from an example',
    text: 'Add a question in the form. This pane shows it as students, markers and readers of the result will see it.',
    gallery: 'Browse the mock papers',
  },
  panes: {
    label: 'Other views of this question',
    student: 'Student',
    marker: 'Marker',
    review: 'Review',
    broken: 'This view cannot show the question yet. Fix the issues that the outline lists.',
    clear: 'Clear answers',
    note: 'Answers are kept when you switch views.',
    you: 'You',
  },
  files: {
    opened: (title: string) => `${title} was opened`,
    saved: (name: string) => `Saved as ${name}`,
    mediaStay: 'Its pictures and recordings stay in this browser; the file only refers to them.',
    rejected: (name: string) => `${name} cannot be opened`,
    rejectedText: 'It is not a question that this version can read. Problems found:',
    wholeFile: 'The whole file',
    ok: 'OK',
    notSaved: 'The file could not be saved. Try another folder.',
  },
  gallery: {
    title: 'Mock papers',
    text: 'Each paper opens as a copy, next to your open questions.',
    skill: 'Skill',
    type: 'Type',
    all: 'All',
    start: (title: string) => `Start from “${title}”`,
    parts: (count: number) => counted(count, 'part', 'parts'),
    points: (count: number) => counted(count, 'point', 'points'),
    none: 'No papers match. Choose another type or skill.',
    found: (count: number) => counted(count, 'paper', 'papers'),
  },
  importing: {
    title: 'Import questions',
    text: 'Moodle GIFT and XML, Aiken, CSV and QTI. You see the result for each question before anything is opened.',
    file: 'File',
    paste: 'Or paste the text here',
    format: 'Format',
    detect: 'Detect automatically',
    read: 'Read',
    reading: 'Reading …',
    empty: 'Choose a file or paste text first.',
    failed: 'The questions could not be read',
    report: 'Result for each question',
    columns: { outcome: 'Outcome', line: 'Line', title: 'Question', reason: 'Reason' },
    outcomes: { taken: 'Taken', changed: 'Taken, changed', 'left-out': 'Left out' },
    found: (count: number) =>
      count === 0 ? 'No questions found.' : `${counted(count, 'question', 'questions')} found.`,
    open: (count: number) => `Open ${counted(count, 'question', 'questions')}`,
    opened: (count: number) => `${counted(count, 'question', 'questions')} opened`,
    back: 'Back',
  },
  exporting: {
    title: 'Export',
    text: 'For other programs. Whatever a format does not support is listed before you save.',
    questions: 'Questions',
    this: 'This question',
    all: (count: number) => `All open questions (${number.format(count)})`,
    format: 'Format',
    save: 'Save file',
    complete: 'The format supports everything in it.',
    failed: 'The questions could not be exported',
  },
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Workbench messages in any language. */
export type WorkbenchMessages = Widened<typeof en>;
