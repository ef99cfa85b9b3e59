import { createNumberFormatter } from '../../primitives/messages/number-formatter.ts';
import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const { counted: countedEn } = createNumberFormatter('en');

/** Editor messages for a word list or a passage, in English. */
const vocabEditorEn = {
  rubric: 'Words or passage',
  placeholder: 'A list with a word per line, or a text whose every word can be looked up',
  paste: 'Paste a list',
  pasteTitle: 'Make a word list',
  pasteHint: 'One word or phrase per line. The text after a dash is shown beside it: buoy – a float.',
  pasteLabel: 'List',
  pasteMake: (count: number): string =>
    count === 0 ? 'Add words' : countedEn(count, { one: 'Add one word', other: 'Add # words' }),
  pasted: (count: number): string => countedEn(count, { one: 'One word added', other: '# words added' }),
  listed: (count: number): string => countedEn(count, { one: 'A list of one word', other: 'A list of # words' }),
  read: (count: number): string => countedEn(count, { one: 'One word in a passage', other: '# words in a passage' }),
  preview: 'What students see',
  more: (count: number): string => countedEn(count, { one: 'and one more', other: 'and # more' }),
};

export const vocabEditorMessages = editorMessageSet('vocab', vocabEditorEn);
