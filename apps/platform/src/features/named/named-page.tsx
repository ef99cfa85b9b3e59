import type { Named } from '@rubrica/api-client/contract';
import { Button, EmptyState, Skeleton, Stack } from '@rubrica/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import type { NamedKind } from './kinds.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { NamedDialog } from './named-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SortableList } from './sortable-list.tsx';
import { useNamed } from './use-named.ts';

/** Categories, levels or diplomas: named, ordered, archived. */
export function NamedPage({ kind }: { kind: NamedKind }) {
  const messages = useMessages({ en, ar });
  const m = messages[kind];
  const { query, calls, reorder, archive, refresh } = useNamed(kind);
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
        problemTitle={m.problem}
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
              {m.emptyBody}
            </EmptyState>
          ) : (
            <SortableList
              label={m.title}
              items={items}
              onReorder={(after) => reorder({ before: items, after })}
              onEdit={setEdited}
              onArchive={archive}
              onRemove={setRemoved}
            />
          )
        }
      </QueryView>
      {edited && (
        <NamedDialog
          title={edited === 'new' ? m.add : m.edit}
          item={edited === 'new' ? null : edited}
          nextOrder={query.data?.length ?? 0}
          calls={calls}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          item={removed}
          calls={calls}
          onArchive={() => archive(removed)}
          onRemoved={refresh}
          onClose={() => setRemoved(null)}
        />
      )}
    </Page>
  );
}
