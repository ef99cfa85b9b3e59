import { emptyDraft, type Draft } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { QuestionKitProvider } from '@rubrica/question-kit/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { host, items } from '../mount/items.ts';

const start: Draft = {
  ...emptyDraft(),
  title: 'Bench',
  questions: items(400).flatMap((item) =>
    item.kind === 'choice'
      ? {
          type: 'MCQ' as const,
          id: item.id,
          rubric: `<p>${item.stem}</p>`,
          autoCorrected: true,
          content: item.options.map((option, index) => ({ ...option, correct: index === 0 })),
        }
      : [],
  ),
};
const media = { url: () => '' };

/** A draft of two hundred blocks in the whole editor: outline, form and student's view beside each other. */
function Desk() {
  const [draft, setDraft] = useState(start);
  return (
    <QuestionKitProvider language="en" theme="light" media={media}>
      <div style={{ blockSize: '100dvh' }}>
        <QuestionEditor value={draft} onChange={setDraft} />
      </div>
    </QuestionKitProvider>
  );
}

createRoot(host()).render(<Desk />);
