import type { AnswerEntry, StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { host, items } from '../mount/items.ts';

const question: StudentQuestion = {
  version: 1,
  title: 'Bench',
  type: 'Reading',
  subQuestionType: 'MCQ',
  category: '',
  level: '',
  diploma: '',
  input: [],
  questions: items(200).flatMap((item) =>
    item.kind === 'choice'
      ? {
          type: 'MCQ' as const,
          id: item.id,
          rubric: `<p>${item.stem}</p>`,
          multiple: false,
          content: item.options,
          maximum: 1,
        }
      : [],
  ),
};
const media = { url: () => '' };

/** A hundred multiple-choice questions, their answers held as a host holds them. */
function Paper() {
  const [value, setValue] = useState<AnswerEntry[]>(
    question.questions.map(() => ({ studentAnswer: '', studentMark: 0 })),
  );
  return (
    <QuestionKitProvider language="en" theme="light" media={media}>
      <QuestionAnswer question={question} value={value} onChange={setValue} />
    </QuestionKitProvider>
  );
}

createRoot(host()).render(<Paper />);
