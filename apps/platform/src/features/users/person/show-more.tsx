import { Banner, QuietButton } from '@rubrica/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface ShowMoreProps {
  query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'>;
  /** What it shows: "Show older notes". */
  children: string;
}

/** The way to the next page of a list, where there is one. */
export function ShowMore({ query, children }: ShowMoreProps) {
  const m = useMessages({ en, ar });
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError && (
        <Banner tone="danger" announce>
          {m.moreFailed}
        </Banner>
      )}
      <QuietButton loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {children}
      </QuietButton>
    </>
  );
}
