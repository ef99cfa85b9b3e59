export const en = {
  title: 'Dictionary',
  lead: 'English has WordNet 3.0 and the pronunciations of the CMU dictionary built in. Add translations and levels here.',
  search: 'Search the dictionary’s additions',
  loadFailed: 'The additions could not be loaded',
  empty: 'Nothing added yet',
  emptyText:
    'Import a table of Open Multilingual Wordnet (.tab), a FreeDict file (.tei) or a StarDict dictionary (.zip) for translations, or a CEFR list (.csv) for levels.',
  add: 'Import',
  columns: { title: 'Collection', kind: 'Adds', entries: 'Entries', licence: 'Licence', language: 'Language' },
  kinds: { senses: 'Translations of senses', words: 'Translations of words', levels: 'Levels' },
  remove: 'Remove',
  removeTitle: (title: string) => `Remove “\u2068${title}\u2069”?`,
  removeBody: 'Everything that it has added disappears from the dictionary. Words that students keep stay as they are.',
  removeFailed: 'It could not be removed.',
  dialog: {
    title: 'Import into the dictionary',
    file: 'File',
    fileHint:
      'Open Multilingual Wordnet (.tab), FreeDict (.tei, .xml), a CEFR list (.csv, .tsv), or StarDict: an archive (.zip, .tar.gz), or its .ifo, .idx and .dict files chosen together.',
    reading: 'Reading the file',
    fileErrors: {
      unknown: () =>
        'This file is in none of these formats. Choose a .tab, .tei or .csv file, or an archive with a StarDict dictionary.',
      missing: (files: readonly string[]) =>
        `This StarDict dictionary has no ${files.join(' and no ')}. Choose the .ifo, .idx and .dict files together, or the archive that they are in.`,
      several: () => 'There is more than one dictionary here. Import one at a time.',
      damaged: ([file = '']: readonly string[]) =>
        `\u2068${file}\u2069 is damaged or incomplete. Download it again, and choose all files of the same version.`,
      'too-large': ([file = '']: readonly string[]) =>
        `Unpacked, \u2068${file}\u2069 is too large: 256 MB is the limit. Choose a smaller dictionary.`,
      'too-many': () => 'There is too much in it: 500,000 entries, or 1,000 files in an archive, are the limit.',
      packed: ([file = '']: readonly string[]) =>
        `\u2068${file}\u2069 is packed in a way that this page cannot unpack. Unpack it on your device, and choose the files that were in it.`,
      encrypted: ([file = '']: readonly string[]) =>
        `\u2068${file}\u2069 has a password. Unpack it on your device, and choose the files that were in it.`,
      direction: () =>
        'The words of this dictionary are not written in English letters. Choose one that translates from English, such as English–Arabic.',
    },
    nothing: 'Nothing in it can be imported.',
    read: (count: string, problems: string) => `${count} entries found. Left out: ${problems}.`,
    problems: 'Left out',
    line: (at: string) => `Line ${at}`,
    entry: (at: string) => `Entry ${at}`,
    codes: {
      columns: 'has too few or too many columns',
      sense: 'does not begin with a WordNet number',
      word: 'has no word',
      translation: 'has no translation',
      level: 'has no level from A1 to C2',
      'too-long': 'is too long',
      outside: 'points to a place beyond the end of the .dict file',
      unreadable: 'is damaged, or not written in UTF-8',
      form: 'of the .syn file belongs to no entry',
    },
    more: (count: string) => `And ${count} more.`,
    name: 'Name',
    nameHint: 'Shown beside what it adds.',
    licence: 'Licence',
    licenceHint: 'Check that the licence lets your school use it. It is shown beside what it adds.',
    about: 'What the dictionary says of itself',
    url: 'Address',
    language: 'Language of the translations',
    languageHint: 'As a short code: ar, fr, tr.',
    required: 'Please fill this in.',
    invalid: 'Check this field.',
    submit: 'Import',
    progress: 'Importing',
    done: (title: string) => `“\u2068${title}\u2069” is in the dictionary.`,
    failed: 'The import stopped. What has arrived is kept. Press “Import” again to complete it.',
  },
};

export type Messages = typeof en;
