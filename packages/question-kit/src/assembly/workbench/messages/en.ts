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
    gallery: 'Sample questions',
    open: 'Open a file',
    save: 'Save as a file',
    saveQuestion: 'Save this question as JSON',
    importing: 'Import',
    exporting: 'Export',
    publish: 'Publish …',
    versions: 'Compare versions',
    languages: 'Two languages',
    startOver: 'Start over',
    mainViews: 'Views',
    more: 'More',
  },
  layouts: {
    label: 'Layout',
    form: 'Form only',
    all: 'Form and preview',
    preview: 'Preview only',
  },
  editedApproved: 'The question was approved. Because of your edit it is a draft again.',
  saveStatus: {
    loading: 'Opening your work',
    saved: 'Saved in this browser',
    saving: 'Saving …',
    conflict: 'Not saved: changed in another tab',
    failed: 'Not saved: this browser has no storage left or does not allow it. Save your work as a file.',
  },
  conflict: {
    title: 'This workbench was changed in another tab.',
    text: '“Use the other version” discards what you changed here since the other tab saved. “Keep this version” overwrites what the other tab saved. Nothing is saved here until you choose; to keep both, save this paper as a file first.',
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
  missing: {
    title: 'This part could not be loaded',
    text: 'Your work is kept in this browser. Check your connection, then load the page again.',
    reload: 'Load the page again',
  },
  paperFull: 'A section holds 200 questions and a paper 50 sections at most. Nothing was changed.',
  openPaper: {
    title: (title: string) => `Open “${title}”`,
    text: (count: number) =>
      `${counted(count, 'question is', 'questions are')} open here. Replacing closes them: save them as a file first if you need them. Adding puts the sections of the file after yours.`,
    replace: 'Replace the open paper',
    add: 'Add its sections to mine',
  },
  welcome: {
    title: 'Write a question, or start from an example',
    text: 'Add a question in the form. This pane shows it as students, markers and readers of the result will see it.',
    gallery: 'Browse the sample questions',
  },
  panes: {
    label: 'Other views of this question',
    broken: 'This view cannot show the question yet. Fix the issues that the outline lists.',
    clear: 'Clear answers',
    note: 'Answers are kept when you switch views.',
    you: 'You',
  },
  files: {
    opened: (title: string) => `${title} was opened`,
    undo: 'Undo',
    saved: (name: string) => `Saved as ${name}`,
    mediaStay: 'Its pictures and recordings stay in this browser; the file only refers to them.',
    rejected: (name: string) => `${name} cannot be opened`,
    otherKind: 'Papers (.rubrica) and questions (JSON) can be dropped here. Questions of other programs are imported.',
    oneAtATime: (name: string) => `One file is opened at a time: ${name}`,
    rejectedText: 'It is not a paper or question that this version can read. Problems found:',
    foreign:
      'It is neither a paper (.rubrica) nor a question (JSON). Choose a file that was saved here, or import questions of other programs with “Import” in the menu.',
    wholeFile: 'The whole file',
    ok: 'OK',
    notSaved: 'The file could not be saved. Try another folder.',
    notOpened: 'The file could not be read. Choose it again.',
    missing: (count: number) =>
      `${counted(count, 'picture or recording is', 'pictures and recordings are')} not in it. Choose them again where the questions name them.`,
    unsaved: 'The paper cannot be saved yet',
    unsavedText: 'Some of its fields do not fit. Correct them, then save again. Your work stays in this browser.',
  },
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Workbench messages in any language. */
export type WorkbenchMessages = Widened<typeof en>;
