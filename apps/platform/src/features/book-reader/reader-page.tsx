import type { BookId } from '@rubrica/api-client/contract';
import { EmptyState, Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { fetchedOnce } from '../../lib/page/fetched-once.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Reader } from './reader/reader.tsx';

const Sheet = styled.div`
  display: grid;
  justify-content: center;
  padding: ${token.space[24]};
`;

/** A student reads a book. */
export function BookReaderPage({ id }: { id: BookId }) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('StudentBook', 'reader', id),
    queryFn: ({ signal }) => api.getStudentBook({ params: { id }, signal }),
    // It begins where the server says, and is not fetched again while it is read.
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={m.bookLoadFailed}
      loadingLabel={m.bookLoading}
      skeleton={
        <Sheet>
          <Skeleton width="min(90vw, 900px)" height="70vh" />
        </Sheet>
      }
    >
      {(book) =>
        book.pages.length > 0 ? (
          <Reader book={book} />
        ) : (
          <WorkspacePage
            title={book.title}
            titleLanguage={book.language}
            parent={{ label: m.title, to: '/student/books' }}
          >
            <EmptyState title={m.noPages}>{m.noPagesText}</EmptyState>
          </WorkspacePage>
        )
      }
    </QueryView>
  );
}
