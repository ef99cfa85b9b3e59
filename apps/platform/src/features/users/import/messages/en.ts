import type { ImportField } from '@rubrica/api-client/contract';
import { isolated } from '../../../../lib/text/joined.ts';

const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count.toLocaleString('en')} ${rules.select(count) === 'one' ? one : other}`;
const people = (count: number) => counted(count, 'person', 'people');
const rows = (count: number) => counted(count, 'row', 'rows');

/** What an import has done, or would do. */
export interface ImportCounts {
  created: number;
  updated: number;
  skipped: number;
  faulty: number;
}

export const en = {
  title: 'Import people',
  lead: 'Add many people at once from a spreadsheet. Nothing is saved before you have checked it.',
  users: 'Users',
  steps: { label: 'Steps', file: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  current: 'current step',
  file: {
    title: 'Choose a file',
    label: 'Spreadsheet',
    hint: 'XLSX or CSV, with a row of headings and a row for each person; at most 5 MB and 5,000 people.',
    reading: 'Reading the file',
    failed: 'The file could not be read.',
    retry: 'Try again',
    sample: 'Download a sample file:',
    sampleEnglish: 'in English',
    sampleArabic: 'in Arabic',
    sampleFailed: 'The sample file could not be downloaded.',
  },
  columns: {
    title: 'What is in the columns?',
    lead: (file: string) => `These are the columns of ${file}. Correct what is not right.`,
    table: 'Columns of the file',
    column: 'Column',
    examples: 'Examples',
    meaning: 'Meaning',
    meaningOf: (column: string) => `Meaning of column ${column}`,
    leaveOut: 'Leave out',
    noHeading: 'no heading',
    missing: (fields: string) => `Say which column has the ${fields}. Nobody can be imported without it.`,
    twice: (field: string) => `Two columns are taken for “${field}”. Choose one of them.`,
    existing: 'People who are here already',
    existingHint: 'Found by their email, or by phone and name.',
    skip: 'Leave them as they are',
    groups: 'Add them to the groups',
    groupsHint: 'They stay in the groups they are in.',
    update: 'Add them to the groups and write what the file says',
    updateHint: 'Name, phone, level, language and parent; an empty cell changes nothing.',
    countryCode: 'Country code of phone numbers without one',
    countryCodeInvalid: 'Write one to three digits, such as +20.',
    back: 'Choose another file',
    next: 'Check the people',
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    groups: 'Groups',
    level: 'Level',
    language: 'Language',
    parentEmail: 'Parent’s email',
  } satisfies Record<ImportField, string>,
  check: {
    title: 'Check the people',
    loading: 'Checking the people',
    loadFailed: 'The file could not be checked',
    summary: ({ created, updated, skipped, faulty }: ImportCounts) =>
      [
        `${created.toLocaleString('en')} new`,
        ...(updated > 0 ? [`${updated.toLocaleString('en')} to change`] : []),
        `${faulty.toLocaleString('en')} with problems`,
        `${skipped.toLocaleString('en')} already here`,
      ].join(', '),
    filter: 'Rows',
    all: 'All',
    actions: { none: 'With problems', create: 'New', update: 'To change', skip: 'Already here' },
    table: 'People in the file',
    row: 'Row',
    name: 'Name',
    email: 'Email',
    what: 'What happens',
    problems: 'Problems',
    missingCell: 'no column',
    nobody: 'No row',
    nobodyText: 'No row of the file is in this list.',
    leaveOut: (count: number) => `Leave out ${rows(count)} with problems`,
    leaveOutHint: 'You can download them with the reasons, correct them and import them later.',
    leaveOutRequired: 'Correct these rows in the file and choose it again, or leave them out.',
    invite: 'Send invitations',
    inviteHint: 'New people get a mail with a link to choose their password. You can also invite them later.',
    nothing: 'Nothing is to be done: no row adds or changes anything.',
    back: 'Back to the columns',
    run: ({ created, updated }: ImportCounts) =>
      updated === 0 ? `Import ${people(created)}` : `Import ${people(created + updated)}`,
    failed: 'The people could not be imported.',
  },
  done: {
    title: 'Imported',
    undoneTitle: 'Import undone',
    created: (count: number) => `${people(count)} added.`,
    updated: (count: number) => `${people(count)} changed.`,
    skipped: (count: number) => `${people(count)} already here.`,
    faulty: (count: number) => `${rows(count)} left out.`,
    invited: 'Invitations are on their way.',
    withoutMail: 'This server sends no mail: the invitations are kept as files on it. Set passwords instead.',
    notInvited: 'They have no password yet: invite them on the users page when you are ready.',
    download: 'Download the rows left out',
    downloadFailed: 'The rows could not be downloaded.',
    another: 'Import another file',
    toUsers: 'To the users',
  },
  past: {
    title: 'Earlier imports',
    loadFailed: 'The earlier imports could not be loaded',
    file: 'File',
    when: 'When',
    by: 'By',
    result: 'Result',
    undo: 'Undo',
    undone: (moment: string, by: string) => `Undone ${moment} by ${by}`,
    until: (moment: string) => `Can be undone until ${moment}.`,
  },
  undo: {
    button: 'Undo the import',
    title: (file: string) => `Undo the import of ${file}?`,
    body: 'Those who came with it and did nothing yet are removed. Those it changed get back what they had.',
    confirm: 'Undo',
    failed: 'The import could not be undone.',
    done: ({ removed, restored }: { removed: number; restored: number }) =>
      [
        removed > 0 || restored === 0 ? `${people(removed)} removed.` : '',
        restored > 0 ? `${people(restored)} as before.` : '',
      ]
        .filter((text) => text !== '')
        .join(' '),
    kept: (count: number) => `${people(count)} could not be taken back wholly:`,
    keptNames: (names: readonly string[]) =>
      names.length > 3
        ? `${people(names.length)} could not be taken back wholly.`
        : `Not taken back wholly: ${new Intl.ListFormat('en-GB').format(names.map(isolated))}.`,
  },
};

export type Messages = typeof en;
