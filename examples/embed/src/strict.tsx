import { parseQuestion, toStudentView } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';
import { createRoot } from 'react-dom/client';
import stored from './question.json' with { type: 'json' };

const question = parseQuestion(stored);
const paper = toStudentView(question);
const media = { url: (file: { id: string }) => `/files/${file.id}` };
const main = document.querySelector('main')!;

createRoot(main).render(
  <QuestionKitProvider language="en" theme="light" media={media} nonce={main.dataset['nonce']}>
    <QuestionAnswer question={paper} className="paper" style={{ maxInlineSize: '40rem' }} />
  </QuestionKitProvider>,
);
