import { markAnswers, parseQuestion, toStudentView } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { QuestionAnswer, QuestionKitProvider, QuestionReview } from '@rubrica/question-kit/react';
import { Toaster } from '@rubrica/ui';
import { createRoot } from 'react-dom/client';
import stored from './question.json' with { type: 'json' };

const question = parseQuestion(stored);
const paper = toStudentView(question);
const { entries, blocks } = markAnswers(question, []);
const media = { url: (file: { id: string }) => `/files/${file.id}` };
const main = document.querySelector('main')!;

createRoot(main).render(
  <QuestionKitProvider language="en" theme="light" media={media} nonce={main.dataset['nonce']}>
    <QuestionAnswer question={paper} className="paper" style={{ maxInlineSize: '40rem' }} />
    <QuestionReview question={paper} solution={question} value={entries} marks={blocks} showModelAnswer />
    <QuestionMarker question={question} defaultValue={entries} by="Maria Lind" />
    <QuestionEditor defaultValue={question} />
    <Toaster />
  </QuestionKitProvider>,
);
