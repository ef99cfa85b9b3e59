import { Button, EmptyState, Skeleton } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { Loading } from '../../../lib/page/loading.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { ar, en } from '../messages.ts';
import { ar as bankAr } from './messages/ar.ts';
import { en as bankEn } from './messages/en.ts';

/** The bank where no question is in use: the archive may still have some, which the list leaves out. */
export function EmptyBank({ create }: { create: ReactNode }) {
  const { list } = useMessages({ en, ar });
  const { emptyBank } = useMessages({ en: bankEn, ar: bankAr });
  const archived = useQuery(useResource('Question').list({ archived: 'true', limit: 1 }));
  if (archived.isPending)
    return (
      <Loading>
        <Skeleton height="240px" />
      </Loading>
    );
  /** Undefined where it could not be asked for. */
  const count = archived.data?.total;
  if (count === 0)
    return (
      <EmptyState title={list.empty} action={create}>
        {list.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={emptyBank.title}
      action={
        <>
          <Button to="/admin/questions?archived=true">{emptyBank.showArchived}</Button>
          {create}
        </>
      }
    >
      {count !== undefined && emptyBank.text(count)}
    </EmptyState>
  );
}
