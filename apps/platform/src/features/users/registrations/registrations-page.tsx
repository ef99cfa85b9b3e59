import type { User } from '@rubrica/api-client/contract';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  EmptyState,
  IconButton,
  MultiCombobox,
  Select,
  Stack,
  token,
} from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { KeysDialog } from '../../../lib/keyboard/keys-dialog.tsx';
import { useGroupOptions, useNamedOptions } from '../../../lib/options/use-options.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { queueActionOf } from './queue-key.ts';
import { RegistrationRow } from './registration-row.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

const Given = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[16]};
`;

const GivenTitle = styled.h2`
  margin-block-end: ${token.space[12]};
  font-size: ${token.font[16]};
  font-weight: 600;
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  list-style: none;
  overflow: hidden;
`;

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-user]') : null;
const focusRow = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('input')?.focus();

type Opened = { dialog: 'reject' | 'approve'; people: readonly User[] } | { dialog: 'keys' } | null;

function Queue({ people }: { people: readonly User[] }) {
  const m = useMessages({ en, ar });
  const groupOptions = useGroupOptions();
  const levelOptions = useNamedOptions('levels');
  const { hidden, decide } = useDecisions();
  const [groups, setGroups] = useState<string[]>([]);
  const [level, setLevel] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>(null);
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const shown = people.filter(({ _id }) => !hidden.has(_id));
  const chosen = shown.filter(({ _id }) => marked.has(_id));
  const close = () => setOpened(null);

  const choose = (id: string, isChosen: boolean) =>
    setMarked((before) => (isChosen ? before.union(new Set([id])) : before.difference(new Set([id]))));
  const approve = (those: readonly User[]) => decide(those, { kind: 'approve', groups, level: level || null });
  const leaveRow = (id: string) => {
    const row = list.current?.querySelector(`li[data-user="${id}"]`);
    focusRow(row?.nextElementSibling ?? row?.previousElementSibling);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = queueActionOf(event.nativeEvent);
    if (!action) return;
    if (action.kind === 'help') return setOpened({ dialog: 'keys' });
    const row = rowOf(event.target);
    const user = shown.find(({ _id }) => _id === row?.dataset['user']);
    event.preventDefault();
    if (!row || !user) {
      if (action.kind === 'move') focusRow(list.current?.firstElementChild);
      return;
    }
    switch (action.kind) {
      case 'move':
        return focusRow(action.by === 1 ? row.nextElementSibling : row.previousElementSibling);
      case 'choose':
        return choose(user._id, !marked.has(user._id));
      case 'approve':
        leaveRow(user._id);
        return approve([user]);
      case 'reject':
        return setOpened({ dialog: 'reject', people: [user] });
    }
  };

  if (shown.length === 0) {
    return (
      <EmptyState title={m.empty} illustration="people" action={<Button to="/admin/users">{m.backToUsers}</Button>}>
        {m.emptyText}
      </EmptyState>
    );
  }
  return (
    // The keys are those of the rows; elsewhere on the page they lead to the first of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every key has a control of its own below
    <div onKeyDown={onKeyDown}>
      <Stack gap={16}>
        <Card as="section" aria-labelledby={titleId}>
          <GivenTitle id={titleId}>{m.give}</GivenTitle>
          <Given>
            <MultiCombobox label={m.groups} options={groupOptions} value={groups} onChange={setGroups} />
            <Select
              label={m.level}
              value={level}
              options={[{ value: '', label: m.noLevel }, ...levelOptions]}
              onChange={setLevel}
            />
          </Given>
        </Card>
        <Cluster gap={8}>
          {chosen.length > 0 ? (
            <>
              <Button variant="primary" onClick={() => approve(chosen)}>
                {m.approveChosen(chosen.length)}
              </Button>
              <Button onClick={() => setOpened({ dialog: 'reject', people: chosen })}>
                {m.rejectChosen(chosen.length)}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpened({ dialog: 'approve', people: shown })}>
              {m.approveAll(shown.length)}
            </Button>
          )}
          <IconButton
            label={m.keys}
            icon={<Keyboard aria-hidden="true" />}
            onClick={() => setOpened({ dialog: 'keys' })}
          />
        </Cluster>
        <Rows ref={list} aria-label={m.list}>
          {shown.map((user) => (
            <RegistrationRow
              key={user._id}
              user={user}
              chosen={marked.has(user._id)}
              onChoose={(isChosen) => choose(user._id, isChosen)}
              onApprove={() => {
                leaveRow(user._id);
                approve([user]);
              }}
              onReject={() => setOpened({ dialog: 'reject', people: [user] })}
            />
          ))}
        </Rows>
      </Stack>
      {opened?.dialog === 'keys' && <KeysDialog title={m.keys} keys={m.keyList} onClose={close} />}
      {opened?.dialog === 'approve' && (
        <ConfirmDialog
          open
          title={m.approveAllTitle(opened.people.length)}
          confirmLabel={m.approve}
          onClose={close}
          onConfirm={() => approve(opened.people)}
        >
          {m.approveAllBody}
        </ConfirmDialog>
      )}
      {opened?.dialog === 'reject' && (
        <RejectDialog
          people={opened.people}
          onClose={close}
          onReject={(reason) => {
            const [only] = opened.people;
            if (only && opened.people.length === 1) leaveRow(only._id);
            decide(opened.people, { kind: 'reject', reason });
          }}
        />
      )}
    </div>
  );
}

/** People who registered and wait for an admin's decision. */
export function RegistrationsPage() {
  const m = useMessages({ en, ar });
  const query = useQuery(useResource('User').all({ status: 'pending', sort: 'createdAt' }));
  return (
    <Page title={m.title} lead={m.lead} breadcrumbs={[{ label: m.users, to: '/admin/users' }]}>
      <QueryView query={query} errorTitle={m.loadFailed} loadingLabel={m.loading}>
        {(people) => <Queue people={people} />}
      </QueryView>
    </Page>
  );
}
