import { writerOf } from '../../views/messages/writer.ts';

const { counted } = writerOf('en');

/** What is said around a word list or a passage, and to its author. */
export const vocabEn = {
  vocabPassage: 'Passage to read word by word',
  vocabPress: 'Press any word to look it up or to hear it.',
  vocabKeys: 'Arrow keys walk through the words, Enter opens the one you are at.',
  vocabList: 'Words',
  vocabLookUp: 'Look up',
  vocabTranslate: 'Translate',
  vocabHideTranslation: 'Hide translation',
  vocabNothing: 'Read and practised; nothing to mark here.',
  vocabRubric: 'Words or passage',
  vocabPlaceholder: 'A list with a word per line, or a text whose every word can be looked up',
  vocabPaste: 'Paste a list',
  vocabPasteTitle: 'Make a word list',
  vocabPasteHint: 'One word or phrase per line. What stands after a dash is shown beside it: buoy – a float.',
  vocabPasteLabel: 'List',
  vocabPasteMake: (count: number): string =>
    count === 0 ? 'Add words' : counted(count, { one: 'Add one word', other: 'Add # words' }),
  vocabPasted: (count: number): string => counted(count, { one: 'One word added', other: '# words added' }),
  vocabListed: (count: number): string => counted(count, { one: 'A list of one word', other: 'A list of # words' }),
  vocabRead: (count: number): string => counted(count, { one: 'One word in a passage', other: '# words in a passage' }),
  vocabPreview: 'What students get',
  vocabMore: (count: number): string => counted(count, { one: 'and one more', other: 'and # more' }),
};

/** The texts of a word list or a passage. */
export type VocabWords = typeof vocabEn;
