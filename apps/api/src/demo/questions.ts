import { papers } from '@rubrica/question-kit/papers';

/** Every question of the demo, by the name under which its tasks and answers speak of it. */
export const demoQuestions = papers;

/** A name of a demo question. */
export type DemoQuestionName = keyof typeof demoQuestions;

/** The names, paper by paper. */
export const demoQuestionNames = Object.keys(demoQuestions) as DemoQuestionName[];

/** The questions of the mock papers, part by part. */
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
