import { questionOf, type Draft, type FileRef, type Question } from '@rubrica/question-kit';

/** A text that every secret field of the sample questions contains, and no other field. */
export const sentinel = 'SENTINEL-7f3a';

const secret = (what: string) => `<p>${sentinel} ${what}</p>`;

const head: Omit<Draft, 'subQuestionType' | 'type' | 'questions' | 'title'> = {
  category: '',
  level: '',
  diploma: '',
  input: [{ id: 'passage', kind: 'text', html: '<p>The hall was cold.</p>' }],
};

const choice = (id: string) => ({
  type: 'MCQ' as const,
  id,
  rubric: '<p>How was the hall?</p>',
  autoCorrected: true,
  modelAnswer: secret('model'),
  content: [
    { id: `${id}-right`, text: 'Cold', correct: true, why: secret('why') },
    { id: `${id}-wrong`, text: 'Warm', correct: false, why: secret('why') },
  ],
});

/** Two single choices that are marked automatically; 1 mark each. */
export function choiceQuestion(title = 'Choices'): Question {
  return questionOf({
    ...head,
    title,
    type: 'Reading',
    subQuestionType: 'MCQ',
    questions: [choice('one'), choice('two')],
  });
}

/** Two gaps whose machine marks wait for a person; 2 points. */
export function gapQuestion(title = 'Gaps'): Question {
  return questionOf({
    ...head,
    title,
    type: 'Vocab',
    subQuestionType: 'FillInBlanks',
    input: [
      {
        id: 'talk',
        kind: 'text',
        html: '<p>Listen.</p>',
      },
    ],
    questions: [
      {
        type: 'FillInBlanks',
        id: 'gaps',
        rubric: '<p>Fill in.</p>',
        autoCorrected: false,
        boxOptions: false,
        modelAnswer: secret('model'),
        content: [
          { type: 'text', text: 'The ' },
          { type: 'gap', id: 'g1', answers: [`${sentinel}one`], why: secret('why') },
          { type: 'text', text: ' was ' },
          { type: 'gap', id: 'g2', answers: [`${sentinel}two`, 'cold'] },
        ],
      },
    ],
  });
}

/** One essay: 6 points for content, 4 for language, by a person. */
export function essayQuestion(title = 'Essay'): Question {
  return questionOf({
    ...head,
    title,
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    questions: [
      {
        type: 'WritingEssays',
        id: 'essay',
        rubric: '<p>Write about the hall.</p>',
        autoCorrected: false,
        contentMark: 6,
        languageMark: 4,
        modelAnswer: secret('model'),
      },
    ],
  });
}

/** One question to answer by speaking, with four marks of 1 point each; `autoCorrected: false`. */
export function speakingQuestion(title = 'Speak'): Question {
  return questionOf({
    ...head,
    title,
    type: 'Speaking',
    subQuestionType: 'SpeakingQA',
    questions: [
      {
        type: 'SpeakingQA',
        id: 'speak',
        rubric: '<p>Say it.</p>',
        autoCorrected: false,
        communicationMark: 1,
        languageKnowledgeMark: 1,
        spontaneityFluencyMark: 1,
        pronunciationIntonationMark: 1,
        content: [{ id: 'prompt', text: 'How was the hall?' }],
      },
    ],
  });
}

/** Answers that earn everything in `choiceQuestion`. */
export const rightChoices = [
  { studentAnswer: 'one-right', studentMark: 0 },
  { studentAnswer: 'two-right', studentMark: 0 },
];

/** Answers that earn half of the points in `choiceQuestion`. */
export const wrongChoices = [
  { studentAnswer: 'one-wrong', studentMark: 0 },
  { studentAnswer: 'two-right', studentMark: 0 },
];

/** Answers in `gapQuestion`: the first wrong, the second an alternative that is right. */
export const halfRightGaps = [
  [
    { studentAnswer: 'roof', studentMark: 0 },
    { studentAnswer: 'cold', studentMark: 0 },
  ],
];

/** A text for `essayQuestion`. */
export function essayText(text: string) {
  return [
    {
      studentAnswer: [{ kind: 'text' as const, text }],
      instructorFiles: [],
      studentContentMark: 0,
      studentLanguageMark: 0,
    },
  ];
}

/** A recording for `speakingQuestion`, without a mark. */
export function spokenAnswer(file: FileRef) {
  return [
    {
      studentAnswer: [{ kind: 'recording' as const, file, itemId: 'prompt' }],
      instructorFiles: [],
      instructorComments: '',
      studentCommunicationMark: 0,
      studentLanguageKnowledgeMark: 0,
      studentPronunciationIntonationMark: 0,
      studentSpontaneityFluencyMark: 0,
    },
  ];
}
