import type { TypeSheet } from '../../primitives/type-sheet.ts';

/** Keys of the recorder and the player. */
export const speakingKeys: TypeSheet['keys'] = [
  ['Tab', 'Through the recorder’s controls, in the order in which they are used.'],
  ['Enter or Space', 'Check the microphone, begin, pause, stop.'],
  ['K, J L, Left Right, M, C, F', 'In a player: play; 10 s and 5 s back and forth; mute; captions; whole screen.'],
];
/** What is true of every spoken answer. */
export const speakingAccessibility = [
  'Time that is left is shown and said at a few moments only; nothing flashes.',
  'Denied, missing and busy devices are explained in words, with what to do next.',
  'A recording is kept on the device until the host has it: a reload loses a second at most.',
];
/** The times of a prompt or photo. */
export const secondsField = [
  'content[].prepSeconds?, answerSeconds?',
  'Time to prepare and to answer; without them a student takes what is needed.',
] as const;
/** The maxima that spoken answers share. */
export const sharedMaximaFields = [
  ['communicationMark', 'The maximum mark for communication.'],
  ['languageKnowledgeMark', 'The most for knowledge of the language.'],
] as const;
