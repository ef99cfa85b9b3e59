import { samples } from '@rubrica/question-kit/samples';
import { keysOf } from './demo-context.ts';

/** The demo questions by short name. */
export const demoQuestions = samples;

/** The short name of a demo question. */
export type DemoQuestionName = keyof typeof demoQuestions;

/** The short names in the order of the papers. */
export const demoQuestionNames = keysOf(demoQuestions);

/** The questions of the mock papers by part. */
export const mockPapers = {
  first: {
    reading: ['nightAmongThePines', 'cabinInTheMountains', 'birdsWithoutFear'],
    writing: ['emailToAFriend', 'essayOnTravel'],
  },
  second: {
    reading: ['lectureOnACandle', 'noiseInTheSickroom', 'languageOfTheRiver'],
    writing: ['reportOnNoise', 'essayOnExpertKnowledge'],
  },
} as const satisfies Record<string, Record<string, readonly DemoQuestionName[]>>;
