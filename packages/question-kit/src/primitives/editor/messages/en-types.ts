import { shortEditorEn } from '../../../families/short-answers/editor/short-en.ts';
import { matchingEditorEn } from '../../../types/matching/editor-en.ts';
import { instructionsEn } from '../../../types/rubric/editor-en.ts';
import { vocabEditorEn } from '../../../types/vocab/editor-en.ts';
import { writingSourceEn } from '../../../families/writing/editor/source-en.ts';
import type { Decision } from '../../type-manifest.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Messages of the types' editors, in English. */
export const enTypes = {
  short: shortEditorEn,
  matching: matchingEditorEn,
  instructions: instructionsEn,
  vocab: vocabEditorEn,
  writingSource: writingSourceEn,

  mcq: {
    rubricPlaceholder: 'Ask the question',
    options: 'Options',
    option: (position: number) => `Option ${number.format(position)}`,
    correct: (position: number) => `Option ${number.format(position)} is right`,
    single: 'Students choose one.',
    multiple: (count: number) => `${number.format(count)} are right: students may choose several.`,
    noneRight: 'Tick what is right.',
    add: 'Add an option',
    paste: 'Paste a list',
    pasteTitle: 'Make options from a list',
    pasteHint: 'One option per line. A line that begins with * is right.',
    pasteLabel: 'List',
    pasteMake: (count: number) => (count === 0 ? 'Make options' : `Make ${counted(count, 'option', 'options')}`),
    pasted: (count: number) => `${counted(count, 'option', 'options')} added`,
    addImage: 'Add a picture',
    removeImage: 'Remove the picture',
    removed: (position: number) => `Option ${number.format(position)} deleted`,
    moved: (position: number, total: number) =>
      `Option moved to place ${number.format(position)} of ${number.format(total)}`,
    empty: 'No options yet. Add them one by one, or paste a list.',
  },

  why: {
    title: (question: number, item: string) => `Why: question ${number.format(question)}, ${item.toLowerCase()}`,
    about: 'Students read this beside the answer after release.',
    label: 'Explanation',
    placeholder: 'Say why it is right, or what misleads about it',
    save: 'Save',
    cancel: 'Cancel',
    add: (item: string) => `Explain why: ${item}`,
    edit: (item: string) => `Explanation: ${item}`,
  },

  gaps: {
    rubricPlaceholder: 'Say what to do: “Complete the text with one word in each gap.”',
    text: 'Text with gaps',
    textHint: 'Write [[answer]] where a gap goes, [[answer|alternative]] to accept more than one.',
    placeholder: 'The sun [[rises]] in the [[east]].',
    make: 'Make a gap',
    made: (word: string) => `Gap made: ${word}`,
    selectFirst: 'Put the caret into a word, or select some words, then make a gap.',
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
    mark: 'Points',
    settings: 'How answers are compared',
    case: 'Capital letters',
    caseChoices: { ignore: 'Do not matter', exact: 'Must be right' },
    accents: 'Accents',
    accentChoices: { ignore: 'Do not matter', note: 'Accepted, with a note', exact: 'Must be right' },
    typos: 'Typing slips',
    typoChoices: { '0': 'None accepted', '1': 'One accepted', '2': 'Two accepted' },
    punctuation: 'Punctuation',
    punctuationChoices: { ignore: 'Does not matter', exact: 'Must be right' },
    contractions: 'Contractions count as their long form: don’t = do not',
    toAll: 'Use for all gaps',
    toAllDone: 'Every gap is compared this way now',
    summary: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts),
    parts: {
      strictCase: 'capitals count',
      accentsIgnored: 'accents ignored',
      strictAccents: 'accents count',
      oneTypo: 'one slip accepted',
      twoTypos: 'two slips accepted',
      strictPunctuation: 'punctuation counts',
      contractions: 'contractions equal',
      usual: 'capitals and punctuation ignored, a missing accent noted',
    },
    tryLabel: 'Try an answer',
    tryPlaceholder: 'As a student might type it',
    decisions: {
      exact: () => 'Accepted: it is the answer.',
      alternative: (answer: string) => `Accepted: it is the alternative “${answer}”.`,
      accent: (answer: string) => `Accepted, and noted: only an accent differs from “${answer}”.`,
      typo: (answer: string) => `Accepted: a typing slip away from “${answer}”.`,
      none: () => 'Not accepted: it matches none of the answers.',
      manual: () => 'A person decides: this gap has no answer yet.',
      partial: () => 'Accepted in part.',
    } satisfies Record<Decision, (answer: string) => string>,
    box: 'Students choose from a word box',
    boxHint: 'The first answer of each gap is put into the box.',
    distractors: 'Words that fit nowhere',
    distractor: (position: number) => `Word ${number.format(position)} that fits nowhere`,
    addDistractor: 'Add a word',
    removeDistractor: (word: string) => `Remove ${word}`,
  },

  writing: {
    rubricPlaceholder: 'Set the task: whom they write to, about what, and what to include',
    minWords: 'Words at least',
    maxWords: 'Words at most',
    optional: 'optional',
    marks: 'Marks',
    contentMark: 'Content, at most',
    languageMark: 'Language, at most',
    marksHint: 'In points; halves are allowed.',
    total: (points: number) => `${counted(points, 'point', 'points')} together`,
    modelPlaceholder: 'A text that would earn full marks',
  },
};
