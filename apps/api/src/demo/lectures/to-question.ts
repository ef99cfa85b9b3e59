import { questionVersion, type Question } from '@rubrica/question-kit';
import type { DemoLectureQuestion } from './lecture.ts';

/** Returns the content of a demo question; `id` begins the ids of what it consists of. Options are named by letters. */
export function toQuestion({ title, rubric, options, text = [] }: DemoLectureQuestion, id: string): Question {
  const head = { version: questionVersion, title, type: 'Listening', category: '', level: '', diploma: '' } as const;
  if (options) {
    const content = options.map((option, index) => ({
      id: `${id}-${String.fromCodePoint(97 + index)}`,
      text: option.text,
      correct: option.isRight ?? false,
      why: option.why,
    }));
    const block = { type: 'MCQ' as const, id, rubric, autoCorrected: true, content };
    return { ...head, subQuestionType: 'MCQ', input: [], questions: [block] };
  }
  const content = text.map((piece, index) =>
    typeof piece === 'string'
      ? { type: 'text' as const, text: piece }
      : { type: 'gap' as const, id: `${id}-${index}`, answers: [...piece.answers], why: piece.why },
  );
  const block = { type: 'FillInBlanks' as const, id, rubric, autoCorrected: true, content, boxOptions: false };
  return { ...head, subQuestionType: 'FillInBlanks', input: [], questions: [block] };
}
