import { roles, type User } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, EmptyState, QuietButton } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { useNamedOptions, useGroupOptions } from '../../lib/options/use-options.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ForceLoginDialog } from './force-login-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog/user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserMenu } from './user-menu.tsx';

const filterNames = ['role', 'status'] as const;
const sortFields = ['name', 'role', 'status', 'lastLoginAt'] as const;
const statuses = ['pending', 'active', 'disabled'] as const satisfies User['status'][];

type Open = { kind: 'edit' | 'password' | 'force' | 'deactivate'; user: User } | { kind: 'create' } | null;

/** Everybody with an account, and all that an admin does with one. */
export function UsersPage() {
  const m = useMessages({ en, ar });
  const state = useListState(filterNames, sortFields);
  const role = roles.find((each) => each === state.filters.role);
  const status = statuses.find((each) => each === state.filters.status);
  const asked = { ...state.query, ...(role ? { role } : {}), ...(status ? { status } : {}) };
  const query = useQuery({
    queryKey: keyOf('User', 'list', asked),
    queryFn: ({ signal }) => api.listUsers({ query: asked, signal }),
    placeholderData: (before) => before,
  });
  const columns = useUserColumns(useGroupOptions(), useNamedOptions('levels'));
  const { activate, approveAll, deactivate } = useUserActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  const approveSelected = () => {
    const chosen = (query.data?.items ?? []).filter(({ _id }) => selected.has(_id));
    approveAll.mutate(chosen, { onSuccess: () => setSelected(new Set()) });
  };

  return (
    <Page
      title={m.title}
      lead={m.lead}
      width="wide"
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'create' })}>
          {m.add}
        </Button>
      }
    >
      <Compact>
        <ListView
          label={m.title}
          searchLabel={m.search}
          problemTitle={m.problem}
          state={state}
          query={query}
          columns={columns}
          rowKey={(user) => user._id}
          rowLabel={(user) => user.name}
          filters={<UserFilters role={role} status={status} onChange={state.set} />}
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={
            <QuietButton
              icon={<UserCheck aria-hidden="true" />}
              loading={approveAll.isPending}
              onClick={approveSelected}
            >
              {m.approveChosen}
            </QuietButton>
          }
          rowActions={(user) => (
            <UserMenu user={user} onActivate={() => activate(user)} onOpen={(kind) => setOpen({ kind, user })} />
          )}
          empty={
            <EmptyState title={m.empty} illustration="people">
              {m.emptyBody}
            </EmptyState>
          }
        />
      </Compact>
      {open?.kind === 'create' && <UserDialog user={null} onClose={close} />}
      {open?.kind === 'edit' && <UserDialog user={open.user} onClose={close} />}
      {open?.kind === 'password' && <PasswordDialog user={open.user} onClose={close} />}
      {open?.kind === 'force' && <ForceLoginDialog user={open.user} onClose={close} />}
      {open?.kind === 'deactivate' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => deactivate(open.user)}
          tone="danger"
          title={m.deactivateTitle(open.user.name)}
          confirmLabel={m.deactivate}
        >
          {m.deactivateBody}
        </ConfirmDialog>
      )}
    </Page>
  );
}
