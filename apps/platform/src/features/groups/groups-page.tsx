import type { Group } from '@rubrica/api-client/contract';
import { Button, Chip, ConfirmDialog, EmptyState, IconButton, Menu, type TableColumn } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { noFilters, useListState } from '../../lib/list/use-list-state.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { GroupDialog } from './group-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useGroupActions } from './use-group-actions.ts';

const sortFields = ['name'] as const;

type Open = { kind: 'edit' | 'remove'; group: Group } | { kind: 'create' } | null;

/** Groups of students, and the assistants who mark for them. */
export function GroupsPage() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const state = useListState(noFilters, sortFields);
  const query = useQuery({
    queryKey: keyOf('Group', 'list', state.query),
    queryFn: ({ signal }) => api.listGroups({ query: state.query, signal }),
    placeholderData: (before) => before,
  });
  const { archive, remove } = useGroupActions();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  const columns = useMemo<TableColumn<Group>[]>(
    () => [
      { key: 'name', header: m.columns.name, sortable: true, primary: true, cell: (group) => group.name },
      { key: 'students', header: m.columns.students, cell: (group) => m.students(group.students.length) },
      { key: 'assistants', header: m.columns.assistants, cell: (group) => m.assistants(group.assistants.length) },
      {
        key: 'status',
        header: m.columns.status,
        cell: ({ archived }) => <Chip tone={archived ? 'neutral' : 'success'}>{archived ? m.archived : m.active}</Chip>,
      },
    ],
    [m],
  );
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'create' })}>
      {m.add}
    </Button>
  );
  const isEmpty = query.data?.total === 0 && !state.isNarrowed;

  return (
    <Page title={m.title} lead={m.lead} width="wide" action={isEmpty ? undefined : add}>
      <Compact>
        <ListView
          label={m.title}
          searchLabel={m.search}
          problemTitle={m.problem}
          state={state}
          query={query}
          columns={columns}
          rowKey={(group) => group._id}
          rowLabel={(group) => group.name}
          rowActions={(group) => (
            <Menu
              align="end"
              trigger={
                <IconButton hideTooltip label={m.actionsFor(group.name)} icon={<Ellipsis aria-hidden="true" />} />
              }
              items={[
                {
                  label: common.edit,
                  icon: <Pencil aria-hidden="true" />,
                  onSelect: () => setOpen({ kind: 'edit', group }),
                },
                {
                  label: group.archived ? common.restore : common.archive,
                  icon: group.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
                  onSelect: () => archive(group),
                },
                { divider: true },
                {
                  label: common.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'danger',
                  onSelect: () => setOpen({ kind: 'remove', group }),
                },
              ]}
            />
          )}
          empty={
            <EmptyState title={m.empty} illustration="people" action={add}>
              {m.emptyBody}
            </EmptyState>
          }
        />
      </Compact>
      {open?.kind === 'create' && <GroupDialog group={null} onClose={close} />}
      {open?.kind === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => remove(open.group)}
          tone="danger"
          title={m.removeTitle(open.group.name)}
          confirmLabel={common.remove}
        >
          {m.removeBody}
        </ConfirmDialog>
      )}
    </Page>
  );
}
