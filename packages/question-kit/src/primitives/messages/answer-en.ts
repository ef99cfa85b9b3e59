import { writerOf } from './writer.ts';

const { number, counted } = writerOf('en');

/** What a student reads around a question. */
export const answerEn = {
  number,
  points: (points: number): string => counted(points, { one: '# mark', other: '# marks' }),
  question: (position: number): string => `Question ${number(position)}`,
  stimulus: 'Material',
  flag: 'Flag for later',
  broken: 'This part could not be shown.',
  brokenHint:
    'Everything else still works, and your answers are kept. Try again; if it stays like this, tell your teacher.',
  tryAgain: 'Try again',
  unknownType: 'This kind of question cannot be shown here yet.',

  chooseSeveral: 'Choose all the answers that are right',
  clear: 'Clear',
  ruleOut: 'Rule out',
  ruleOutHint: 'Cross out options that you think are wrong. Nobody else sees this.',
  ruleOutOption: (letter: string): string => `Rule out ${letter}`,
  ruledOut: 'ruled out',

  gap: (position: number, of: number): string => `Gap ${number(position)} of ${number(of)}`,
  gapEmpty: 'empty',
  gapHolds: (word: string): string => `${word}. Press to take it out.`,
  wordBox: 'Word box',
  wordBoxHint: 'Drag a word into a gap, or tap the word and then the gap.',
  wordUsed: (gap: number): string => `used in gap ${number(gap)}`,
  wordHeld: (word: string): string => `${word} picked. Now choose a gap.`,
  gapWaits: (gap: number): string => `Gap ${number(gap)}: now choose a word.`,
  wordPlaced: (word: string, gap: number): string => `${word} is in gap ${number(gap)}.`,
  wordReturned: (word: string): string => `${word} is back in the word box.`,
  letGo: 'Nothing is picked.',

  sourceText: 'Source text',
  pdfDocument: 'PDF document, opens in a new tab',
  zoomImage: 'Enlarge the picture',
  closeImage: 'Close the picture',
  fileLoading: 'Loading',
  fileMissing: (name: string): string => `${name} could not be loaded.`,
};

/** The texts of the answer view. */
export type AnswerMessages = typeof answerEn;
