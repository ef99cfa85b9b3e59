import { markAnswers, parseQuestion, toStudentView, type AnswerEntry, type QuestionMark } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionKitProvider, QuestionReview } from '@rubrica/question-kit/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import stored from './question.json' with { type: 'json' };

const question = parseQuestion(stored); // With its key: in earnest it stays on your server, as do the marks.
const paper = toStudentView(question); // Without its key.
const media = { url: (file: { id: string }) => `/files/${file.id}` };

function Page() {
  const [answers, setAnswers] = useState<AnswerEntry[]>([]);
  const [marked, setMarked] = useState<QuestionMark>();
  const handIn = () => setMarked(markAnswers(question, answers));
  const result = marked && { value: marked.entries, marks: marked.blocks };
  return (
    <QuestionKitProvider language="en" media={media}>
      {!result && <QuestionAnswer question={paper} value={answers} onChange={setAnswers} />}
      {!result && <button onClick={handIn}>Hand in</button>}
      {result && <QuestionReview question={paper} solution={question} {...result} showModelAnswer />}
    </QuestionKitProvider>
  );
}
createRoot(document.querySelector('main')!).render(<Page />);
