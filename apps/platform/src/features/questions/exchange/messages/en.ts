const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const questions = counted('question', 'questions');

export const en = {
  export: 'Export',
  exportTitle: (count: number) => `Export ${questions(count)}`,
  format: 'Format',
  formatHints: {
    paper: 'A file that the workbench opens, with all media; its import changes the same questions.',
    rubrica: 'Every type as it is, with folders and tags: for another school with this platform, or to keep.',
    gift: 'Text for Moodle: choices, single gaps, matching, essays.',
    'moodle-xml': 'For Moodle, with the files of options.',
    aiken: 'Text: choices with one right option.',
    csv: 'A table for a spreadsheet.',
    qti: 'For other platforms: a package of QTI 3.0 with files.',
  },
  tagsStay: 'Tags are not part of this format.',
  exporting: 'Exporting…',
  exported: (name: string) => `Saved as ${name}`,
  exportFailed: 'The questions could not be exported.',
  summary: (taken: number, changed: number, leftOut: number) =>
    `${taken} as they are, ${changed} with changes, ${leftOut} left out.`,
  close: 'Close',

  importQuestions: 'Import',
  importTitle: 'Import questions',
  importLead:
    'From the workbench (.rubrica), Moodle (GIFT, XML), Aiken, CSV, QTI, or a file of this platform. Nothing is stored before you confirm.',
  questionsPage: 'Questions',
  file: 'File',
  fileHint: 'A paper (.rubrica), GIFT, Moodle XML, Aiken, CSV, QTI (also packages), or JSON of this platform.',
  reading: 'Reading the file',
  notRead: 'The file could not be read.',
  wrongVersion: 'This file of questions is damaged, or was written by a newer version of the platform.',
  nothing: 'The file holds no question that can be imported.',
  fileUnder: 'File the questions under',
  none: 'None',
  addTags: 'Give all of them these tags',
  found: (count: number) => `${questions(count)} to import`,
  question: 'Question',
  kind: 'Type',
  points: 'Marks',
  state: 'State',
  ready: 'Ready',
  unfinished: (count: number) => `${counted('thing', 'things')(count)} to complete`,
  untitled: 'Without a title',
  report: 'What became of the questions in the file',
  place: 'Place',
  atLine: (line: number) => `Line ${line}`,
  atItem: (item: number) => `No. ${item}`,
  outcomes: { taken: 'Taken', changed: 'Changed', 'left-out': 'Left out' },
  reason: 'What was found',
  unknownFolder: (name: string) =>
    `The folder “${name}” does not exist here. Its questions are filed as you choose above.`,
  run: (count: number) => `Import ${questions(count)}`,
  running: (done: number, all: number) => `${done} of ${all} imported`,
  done: (count: number) => `${questions(count)} imported`,
  failed: (count: number) => `${questions(count)} could not be imported. They stay chosen; try again.`,
  showAll: 'To the questions',
};

export type Messages = typeof en;
