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
    undo: 'Bring it back',
    gallery: 'Mock papers',
    open: 'Open a file',
    save: 'Save as a file',
    importing: 'Import',
    exporting: 'Export',
    anew: 'Start anew',
    more: 'More',
  },
  kept: {
    loading: 'Opening your work',
    now: 'Kept in this browser',
    saving: 'Being kept …',
    elsewhere: 'Not kept: changed in another tab',
    failed: 'Not kept: this browser is out of storage or does not allow it. Save it as a file.',
  },
  elsewhere: {
    title: 'This workbench was changed in another tab.',
    text: 'Nothing is kept here until you choose. Save your question as a file first, if you want both.',
    theirs: 'Show what is there',
    mine: 'Keep mine instead',
  },
  anew: {
    title: 'Start anew?',
    text: (count: number) =>
      `${counted(count, 'question', 'questions')} here will be closed, with the answers given to try them. Files that you saved stay.`,
    confirm: 'Start anew',
    done: 'You have started anew',
  },
  welcome: {
    title: 'Write a question, or begin with a good one',
    text: 'Add a question in the form. Here it shows as a student, a marker and a reader of the result will see it.',
    gallery: 'Look at the mock papers',
  },
  panes: {
    label: 'Other views of this question',
    student: 'Student',
    marker: 'Marker',
    review: 'Review',
    broken: 'This view cannot show the question yet. Fix the issues that the outline lists.',
    again: 'Start over',
    note: 'Answers stay here while you go from view to view.',
    you: 'You',
  },
  files: {
    opened: (title: string) => `${title} was opened`,
    saved: (name: string) => `Saved as ${name}`,
    mediaStay: 'Its pictures and recordings stay in this browser; the file only names them.',
    refused: (name: string) => `${name} cannot be opened`,
    refusedText: 'It is not a question that this version can read. What is wrong, and where:',
    whole: 'The whole file',
    understood: 'I see',
    notSaved: 'The file could not be saved. Try another folder.',
  },
  gallery: {
    title: 'Mock papers',
    text: 'Each opens as a copy of its own beside what you have.',
    skill: 'Skill',
    type: 'Type',
    all: 'All',
    start: (title: string) => `Start from “${title}”`,
    parts: (count: number) => counted(count, 'part', 'parts'),
    points: (count: number) => counted(count, 'point', 'points'),
    none: 'No paper of that kind. Choose another type or skill.',
    found: (count: number) => counted(count, 'paper', 'papers'),
  },
  importing: {
    title: 'Import questions',
    text: 'Moodle GIFT and XML, Aiken, CSV and QTI. You see what became of each before anything is opened.',
    file: 'A file',
    paste: 'Or paste its text here',
    format: 'Format',
    detect: 'Recognise it',
    read: 'Read it',
    reading: 'Reading …',
    empty: 'Choose a file or paste a text first.',
    failed: 'This cannot be read',
    report: 'What became of each question',
    columns: { outcome: 'Outcome', line: 'Line', title: 'Question', reason: 'Reason' },
    outcomes: { taken: 'Taken', changed: 'Taken, changed', 'left-out': 'Left out' },
    found: (count: number) =>
      count === 0 ? 'No question was found.' : `${counted(count, 'question', 'questions')} found.`,
    open: (count: number) => `Open ${counted(count, 'question', 'questions')}`,
    opened: (count: number) => `${counted(count, 'question', 'questions')} opened`,
    back: 'Another text',
  },
  exporting: {
    title: 'Export',
    text: 'For other programs. What a format cannot hold is listed before you save.',
    which: 'Questions',
    this: 'This question',
    all: (count: number) => `All ${number.format(count)} that are open`,
    format: 'Format',
    save: 'Save the file',
    complete: 'The format holds all of it.',
    failed: 'This cannot be exported',
  },
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Workbench messages in any language. */
export type WorkbenchMessages = Widened<typeof en>;
