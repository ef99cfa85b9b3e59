import type { Named } from '@rubrica/api-client/contract';
import { Button, EmptyState, type MenuItem, Skeleton, Stack } from '@rubrica/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import type { NamedResourceName } from '../../lib/resource/resources.ts';
import { NamedDialog } from './named-dialog.tsx';
import { NamedList } from './named-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useNamed } from './use-named.ts';

/** The texts of a named collection's page. */
export interface NamedMessages {
  title: string;
  lead: string;
  add: string;
  edit: string;
  empty: string;
  emptyText: string;
  loadFailed: string;
  /** What archiving an item does besides taking it out of the choices. */
  archiveEffect?: string;
}

interface NamedPageProps {
  resource: NamedResourceName;
  messages: { en: NamedMessages; ar: NamedMessages };
  /** Further actions of a row. */
  actions?: ((item: Named) => MenuItem[]) | undefined;
}

/** The order of an item that comes last. Those that were removed have left gaps. */
const orderAfter = (items: readonly Named[]) => Math.max(-1, ...items.map(({ order }) => order)) + 1;

/** The page of a named collection: names that can be added, edited, archived, removed, and put into another order. */
export function NamedPage({ resource, messages, actions }: NamedPageProps) {
  const m = useMessages(messages);
  const named = useNamed(resource);
  const { query } = named;
  const [edited, setEdited] = useState<Named | 'new' | null>(null);
  const [removed, setRemoved] = useState<Named | null>(null);

  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {m.add}
    </Button>
  );
  return (
    <Page title={m.title} lead={m.lead} width="reading" action={query.data?.length === 0 ? undefined : add}>
      <QueryView
        query={query}
        errorTitle={m.loadFailed}
        skeleton={
          <Stack gap={8}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height="60px" />
            ))}
          </Stack>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={m.empty} action={add}>
              {m.emptyText}
            </EmptyState>
          ) : (
            <NamedList
              label={m.title}
              items={items}
              onReorder={(after) => named.reorder({ before: items, after })}
              onEdit={setEdited}
              onArchive={named.toggleArchived}
              onRemove={setRemoved}
              actions={actions}
            />
          )
        }
      </QueryView>
      {edited && (
        <NamedDialog
          title={edited === 'new' ? m.add : m.edit}
          item={edited === 'new' ? null : edited}
          onSave={(values, stored) =>
            stored ? named.save(stored, values) : named.create({ ...values, order: orderAfter(query.data ?? []) })
          }
          conflictOf={named.conflictOf}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          item={removed}
          archiveEffect={m.archiveEffect}
          onArchive={() => named.toggleArchived(removed)}
          onRemove={() => named.remove(removed._id)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Page>
  );
}
