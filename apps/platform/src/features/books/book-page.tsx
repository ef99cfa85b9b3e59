import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { fetchedOnce } from '../../lib/page/fetched-once.ts';
import { FillWindow } from '../../lib/page/fill-window.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { BookEditor } from './editor/book-editor.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Writing a book. */
export function BookPage({ book, area }: { book: string; area: '/admin' | '/assistant' }) {
  const { editor: m } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Book', 'one', book),
    queryFn: ({ signal }) => api.getBook({ params: { id: book }, signal }),
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={m.notLoaded}
      loadingLabel={m.loading}
      skeleton={
        <>
          <FillWindow />
          <Stack gap={16}>
            <Skeleton height="48px" />
            <Skeleton height="320px" />
          </Stack>
        </>
      }
    >
      {(stored) => (
        <PlatformKit>
          <BookEditor key={book} stored={stored} area={area} />
        </PlatformKit>
      )}
    </QueryView>
  );
}
