import type { OpenInboxThread } from '@rubrica/api-client/contract';
import { ConfirmDialog, Dialog, IconButton, Menu, type MenuItem, QuietButton } from '@rubrica/ui';
import { Ban, Check, Ellipsis, Info, UserRoundCheck } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { PersonFacts } from './person-facts.tsx';
import { threadName } from './thread-name.ts';
import { useChangeThread } from './use-inbox.ts';

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`;

interface ThreadActionsProps {
  open: OpenInboxThread;
  /** Whether names fit beside the icons. */
  isWide: boolean;
  /** Whether what is to be known of the person stands beside the conversation. */
  hasFacts: boolean;
  assignRef: Ref<HTMLButtonElement>;
}

/** What can be done with a conversation: assign it, say that it needs no answer, block its owner. */
export function ThreadActions({ open, isWide, hasFacts, assignRef }: ThreadActionsProps) {
  const m = useMessages({ en, ar });
  const me = useMe().data?.user._id;
  const runChange = useRunChange();
  const change = useChangeThread();
  const settle = useSettle();
  const [opened, setOpened] = useState<'block' | 'facts' | null>(null);
  const { thread, answerers } = open;
  const name = threadName(thread, m);
  const { _id: id, assignedTo, isBlocked, waitingSince } = thread;
  // The toast says what went wrong.
  const run = (work: () => Promise<string | void>) => void runChange(work, m.changeFailed).catch(() => {});
  const assign = (to: string | null) => run(() => change(id, { assignedTo: to }));
  const assignLabel = assignedTo ? m.assignedTo(assignedTo.name) : m.nobody;
  const settleLabel = waitingSince ? m.settle : m.unsettle;
  const others = answerers.filter(({ _id }) => _id !== me);
  const items: MenuItem[] = [
    ...(hasFacts ? [] : [{ label: m.details, icon: <Info aria-hidden="true" />, onSelect: () => setOpened('facts') }]),
    ...(isWide || isBlocked
      ? []
      : [{ label: settleLabel, icon: <Check aria-hidden="true" />, shortcut: 'E', onSelect: () => settle(thread) }]),
    isBlocked
      ? {
          label: m.unblock,
          icon: <Ban aria-hidden="true" />,
          onSelect: () =>
            run(async () => {
              await change(id, { isBlocked: false });
              return m.unblockedNow(name);
            }),
        }
      : {
          label: m.block,
          icon: <Ban aria-hidden="true" />,
          tone: 'danger' as const,
          onSelect: () => setOpened('block'),
        },
  ];
  return (
    <Row>
      {isWide && !isBlocked && (
        <QuietButton icon={<Check aria-hidden="true" />} onClick={() => settle(thread)}>
          {settleLabel}
        </QuietButton>
      )}
      <Menu
        align="end"
        trigger={
          isWide ? (
            <QuietButton ref={assignRef} icon={<UserRoundCheck aria-hidden="true" />}>
              {assignedTo ? assignedTo.name : m.assign}
            </QuietButton>
          ) : (
            <IconButton ref={assignRef} label={assignLabel} shortcut="A" icon={<UserRoundCheck aria-hidden="true" />} />
          )
        }
        items={[
          ...(answerers.some(({ _id }) => _id === me)
            ? [{ label: m.assignToMe, disabled: assignedTo?._id === me, onSelect: () => assign(me ?? null) }]
            : []),
          ...others.map(({ _id, name: label }) => ({
            label,
            disabled: assignedTo?._id === _id,
            onSelect: () => assign(_id),
          })),
          { divider: true },
          { label: m.assignToNobody, disabled: !assignedTo, onSelect: () => assign(null) },
        ]}
      />
      <Menu
        align="end"
        trigger={<IconButton label={m.moreActions} icon={<Ellipsis aria-hidden="true" />} />}
        items={items}
      />
      <ConfirmDialog
        open={opened === 'block'}
        title={m.blockTitle(name)}
        confirmLabel={m.block}
        tone="danger"
        onClose={() => setOpened(null)}
        onConfirm={() =>
          runChange(async () => {
            await change(id, { isBlocked: true });
            return m.blockedNow(name);
          }, m.changeFailed)
        }
      >
        {m.blockBody}
      </ConfirmDialog>
      <Dialog open={opened === 'facts'} title={m.facts} onClose={() => setOpened(null)}>
        <PersonFacts thread={thread} students={open.students} />
      </Dialog>
    </Row>
  );
}

/** Returns what says that a conversation needs no answer, or does after all. */
export function useSettle() {
  const m = useMessages({ en, ar });
  const runChange = useRunChange();
  const change = useChangeThread();
  return ({ _id, waitingSince }: Pick<OpenInboxThread['thread'], '_id' | 'waitingSince'>) => {
    const isWaiting = waitingSince === null;
    void runChange(async () => {
      await change(_id, { isWaiting });
      return isWaiting ? m.unsettled : m.settled;
    }, m.changeFailed).catch(() => {
      // The toast says what went wrong.
    });
  };
}
