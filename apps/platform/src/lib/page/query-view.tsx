import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** The grey shape of what will be here. */
  skeleton: ReactNode;
  /** What did not load, should it not. */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
}

/** What a query gave: its shape while it loads, the problem and a retry when it failed, else what it is for. */
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
