import type { Question } from '../../packages/question-kit/src/index.ts';
import { unique } from './school.ts';

const head = { version: 1 as const, category: '', level: '', diploma: '', input: [] };

/** One single choice, marked automatically. */
export function choiceQuestion(title: string): Question {
  return {
    ...head,
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

/** A passage, and two gaps to fill from a word box. */
export function gapQuestion(title: string): Question {
  return {
    ...head,
    input: [{ id: 'passage', kind: 'text', html: '<p>The sun rises early here, and sets late.</p>' }],
    title,
    type: 'Reading',
    subQuestionType: 'FillInBlanks',
    questions: [
      {
        type: 'FillInBlanks',
        id: 'sun',
        rubric: '<p>Complete the sentence.</p>',
        autoCorrected: true,
        boxOptions: true,
        content: [
          { type: 'text', text: 'The sun ' },
          { type: 'gap', id: 'up', answers: ['rises'] },
          { type: 'text', text: ' early and ' },
          { type: 'gap', id: 'down', answers: ['sets'] },
          { type: 'text', text: ' late.' },
        ],
        distractors: ['waits'],
      },
    ],
  };
}

/** One essay, marked by hand: 6 points for content, 4 for language. */
export function essayQuestion(title: string): Question {
  return {
    ...head,
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

/** Two spoken prompts without preparation time. */
export function spokenQuestion(title: string): Question {
  return {
    ...head,
    title,
    type: 'Speaking',
    subQuestionType: 'SpeakingQA',
    questions: [
      {
        type: 'SpeakingQA',
        id: unique('talk').replaceAll(' ', '-'),
        rubric: '<p>Talk about your street.</p>',
        autoCorrected: false,
        communicationMark: 4,
        languageKnowledgeMark: 4,
        spontaneityFluencyMark: 2,
        pronunciationIntonationMark: 2,
        content: [
          { id: 'where', text: 'Where do you live?', answerSeconds: 20 },
          { id: 'noise', text: 'What do you hear there in the morning?', answerSeconds: 20 },
        ],
      },
    ],
  };
}
