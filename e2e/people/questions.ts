import type { Question } from '../../packages/question-kit/src/index.ts';

const head = { version: 1, category: '', level: '', diploma: '', input: [] } as const;

/** One single choice that the machine marks without a person. */
export function choiceQuestion(title: string): Question {
  return {
    ...head,
    input: [],
    title,
    type: 'Reading',
    subQuestionType: 'MCQ',
    questions: [
      {
        type: 'MCQ',
        id: 'colour',
        rubric: '<p>Which colour is the door?</p>',
        autoCorrected: true,
        content: [
          { id: 'green', text: 'Green', correct: true },
          { id: 'red', text: 'Red', correct: false },
        ],
      },
    ],
  };
}

/** One essay, for a person to mark: 6 points for content, 4 for language. */
export function essayQuestion(title: string): Question {
  return {
    ...head,
    input: [],
    title,
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    questions: [
      {
        type: 'WritingEssays',
        id: 'essay',
        rubric: '<p>Describe your street.</p>',
        autoCorrected: false,
        contentMark: 6,
        languageMark: 4,
      },
    ],
  };
}
