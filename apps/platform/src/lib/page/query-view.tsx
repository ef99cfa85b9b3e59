import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { Loading } from './loading.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown while the query is loading. Default: the skeleton of a page. */
  skeleton?: ReactNode;
  /** What is loading, in words: "Loading the task". */
  loadingLabel?: string;
  /** The title of the error: "The tasks could not be loaded". */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query: its skeleton while it is loading, the error with a retry if it failed, else its data. */
export function QueryView<Data>({ query, skeleton, loadingLabel, errorTitle, children }: QueryViewProps<Data>) {
  const client = useQueryClient();
  const { data } = query;
  // What arrives is rendered in steps between which the browser answers; at once it would hold it up on a slow device.
  if (useDeferredValue(data !== undefined) && data !== undefined) return children(data);
  if (data !== undefined || query.isPending) {
    const retry = async () => {
      // A query that has no data joins its running call; one that hangs has to be cancelled first.
      await client.cancelQueries({ predicate: ({ state }) => state.data === undefined });
      await query.refetch();
    };
    if (!skeleton) return <PageSkeleton onRetry={() => void retry()} />;
    return (
      <Loading label={loadingLabel} onRetry={() => void retry()}>
        {skeleton}
      </Loading>
    );
  }
  return (
    <LoadError
      error={query.error}
      title={errorTitle}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
