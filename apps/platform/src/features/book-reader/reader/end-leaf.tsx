import type { StudentBook } from '@rubrica/api-client/contract';
import { Button, Cluster, EmptyState, QuietButton } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

/** What follows the last page. */
export function EndLeaf({ book, onAgain }: { book: StudentBook; onAgain: () => void }) {
  const m = useMessages({ en, ar });
  const minutes = Math.round((book.reading?.secondsRead ?? 0) / 60);
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
