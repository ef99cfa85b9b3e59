import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown while the query is loading. */
  skeleton: ReactNode;
  /** The title of the error: "The tasks could not be loaded". */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query: its skeleton while it is loading, the error with a retry if it failed, else its data. */
export function QueryView<Data>({ query, skeleton, errorTitle, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  return (
    <LoadError
      error={query.error}
      title={errorTitle}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
