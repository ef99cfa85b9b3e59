import type { AnswerEntry, StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { host, items, painted } from './items.ts';

function questionOf(count: number): StudentQuestion {
  return {
    version: 1,
    title: 'Bench',
    type: 'Reading',
    subQuestionType: 'MCQ',
    category: '',
    level: '',
    diploma: '',
    input: [],
    questions: items(count).map((item) =>
      item.kind === 'choice'
        ? {
            type: 'MCQ',
            id: item.id,
            rubric: `<p>${item.stem}</p>`,
            multiple: false,
            content: item.options,
            maximum: 1,
          }
        : {
            type: 'FillInBlanks',
            id: item.id,
            rubric: '',
            boxOptions: false,
            words: [],
            content: [
              { type: 'text', text: item.before },
              { type: 'gap', id: `${item.id}-gap` },
              { type: 'text', text: item.after },
            ],
            maximum: 1,
          },
    ),
  };
}

const media = { url: () => '' };

function Paper({ question }: { question: StudentQuestion }) {
  const [value, setValue] = useState<AnswerEntry[]>(() =>
    question.questions.map(({ type }) =>
      type === 'MCQ' ? { studentAnswer: '', studentMark: 0 } : [{ studentAnswer: '', studentMark: 0 }],
    ),
  );
  return (
    <QuestionKitProvider language="en" theme="light" media={media}>
      <QuestionAnswer question={question} value={value} onChange={setValue} />
    </QuestionKitProvider>
  );
}

window.mountItems = async (count) => {
  const question = questionOf(count);
  const root = createRoot(host());
  flushSync(() => root.render(<Paper question={question} />));
  await painted();
};
