import type { StudentBook } from '@rubrica/api-client/contract';
import { Suspense } from 'react';
import { Skeleton } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { BookPageView } from '../../../lib/books/book-page-view.tsx';
import { PageVoice } from '../../../lib/books/page-voice.tsx';
import { lazyPart } from '../../../lib/page/lazy-page.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { Practice } from '../questions/use-practice.ts';
import { EndLeaf } from './end-leaf.tsx';
import type { Leaf } from './leaves.ts';

/** What answers questions is loaded by those who come to one. */
const QuestionsLeaf = lazyPart(async () => ({
  default: (await import('../questions/questions-leaf.tsx')).QuestionsLeaf,
}));

/** One side of this book. */
export type BookLeaf = Leaf<StudentBook['pages'][number], StudentBook['questions'][number]>;

interface LeafViewProps {
  book: StudentBook;
  leaf: BookLeaf;
  practice: Practice;
  /** How long the book was read until now. */
  secondsRead: number;
  /** Begins the book again. */
  onAgain: () => void;
}

/** A page with its recording, questions, or the end. */
export function LeafView({ book, leaf, practice, secondsRead, onAgain }: LeafViewProps) {
  const m = useMessages({ en, ar });
  const { language } = book;
  if (leaf.kind === 'end') return <EndLeaf book={book} secondsRead={secondsRead} onAgain={onAgain} />;
  if (leaf.kind === 'questions')
    return (
      <Suspense fallback={<Skeleton height="240px" />}>
        <QuestionsLeaf
          book={book._id}
          heading={leaf.isAtEnd ? m.questionsAtEnd : m.questionsAfter(String(leaf.number))}
          questions={[...leaf.questions]}
          practice={practice}
        />
      </Suspense>
    );
  const number = String(leaf.number);
  return (
    <>
      {leaf.page.recording && (
        <div data-part="voice">
          <PageVoice recording={leaf.page.recording} number={number} language={language} />
        </div>
      )}
      <BookPageView page={leaf.page} language={language} />
      <span data-part="number" aria-hidden="true">
        {number}
      </span>
    </>
  );
}
