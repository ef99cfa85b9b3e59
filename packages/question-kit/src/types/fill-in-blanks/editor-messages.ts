import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const number = new Intl.NumberFormat('en');

/** Editor messages of texts with gaps, in English. */
const fillInBlanksEditorEn = {
  rubricPlaceholder: 'Say what to do: “Complete the text with one word in each gap.”',
  text: 'Text with gaps',
  textHint: 'Write [[answer]] where a gap goes, [[answer|alternative]] to accept more than one.',
  placeholder: 'The sun [[rises]] in the [[east]].',
  make: 'Make a gap',
  made: (word: string) => `Gap made: ${word}`,
  selectFirst: 'Put the cursor in a word, or select some words, then make a gap.',
  alreadyGap: 'That is a gap already.',
  list: 'Gaps',
  none: 'No gaps yet. Select a word above and press “Make a gap”.',
  gap: (position: number) => `Gap ${number.format(position)}`,
  answer: 'Answer',
  alternative: (position: number) => `Alternative ${number.format(position)}`,
  addAlternative: 'Add an alternative',
  removeAlternative: (answer: string) => `Remove the alternative ${answer}`,
  remove: (position: number) => `Turn gap ${number.format(position)} back into text`,
  removed: (position: number) => `Gap ${number.format(position)} is text again`,
  toAll: 'Use for all gaps',
  toAllDone: 'Every gap is compared this way now',
  box: 'Students choose from a word box',
  boxHint: 'The first answer of each gap is put into the box.',
  distractors: 'Words that fit nowhere',
  distractor: (position: number) => `Word ${number.format(position)} that fits nowhere`,
  addDistractor: 'Add a word',
  removeDistractor: (word: string) => `Remove ${word}`,
};

export const fillInBlanksEditorMessages = editorMessageSet('gaps', fillInBlanksEditorEn);
