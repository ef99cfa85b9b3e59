import type { StudentBook } from '@rubrica/api-client/contract';
import { Button, Cluster, EmptyState, QuietButton } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface EndLeafProps {
  book: StudentBook;
  /** How long the book was read until now. */
  secondsRead: number;
  onAgain: () => void;
}

/** What follows the last page. */
export function EndLeaf({ book, secondsRead, onAgain }: EndLeafProps) {
  const m = useMessages({ en, ar });
  const minutes = Math.round(secondsRead / 60);
  return (
    <EmptyState
      title={m.endTitle}
      illustration="done"
      action={
        <Cluster justify="center">
          <Button variant="primary" to="/student/books">
            {m.toBooks}
          </Button>
          <Button to="/student/words">{m.toWords}</Button>
          <QuietButton onClick={onAgain}>{m.again}</QuietButton>
        </Cluster>
      }
    >
      {m.endText(book.title, book.pages.length)} {minutes > 0 && m.endMinutes(minutes)}
    </EmptyState>
  );
}
