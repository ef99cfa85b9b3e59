import { Avatar, Skeleton, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Loading } from '../../lib/page/loading.tsx';
import type { Session } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

const load = () => import('./account-panel.tsx');
const AccountPanel = lazy(load);

const Opener = styled.button<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  inline-size: ${(p) => (p.$compact ? 'auto' : '100%')};
  min-block-size: 44px;
  padding: ${token.space[4]} ${(p) => (p.$compact ? token.space[4] : token.space[8])};
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.ink};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.hover};
  }
  & > span:last-child {
    min-inline-size: 0;
    font-size: ${token.font[14]};
    line-height: 1.3;
  }
  & b {
    display: block;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
`;

const Panel = styled.div<{ $position: 'top' | 'bottom' }>`
  position: fixed;
  inset: auto;
  ${(p) =>
    p.$position === 'bottom'
      ? 'inset-block-end: 72px; inset-inline-start: 12px;'
      : 'inset-block-start: 60px; inset-inline-end: 12px;'}
  inline-size: min(320px, calc(100vw - 24px));
  max-block-size: calc(100dvb - 96px);
  margin: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Opens the account panel. `compact` shows only the person's initials. */
export function AccountButton({ session, compact = false }: { session: Session; compact?: boolean }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => panel.current?.hidePopover();

  useCloseOnLeave(panel);

  return (
    <>
      <Opener
        type="button"
        popoverTarget={id}
        $compact={compact}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <VisuallyHidden>{m.accountOf(session.name)}</VisuallyHidden>
        <Avatar name={session.name} size={34} />
        {!compact && (
          <span aria-hidden="true">
            <b>{session.name}</b>
            <small>{common.roles[session.role]}</small>
          </span>
        )}
      </Opener>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={m.account}
        $position={compact ? 'top' : 'bottom'}
        onToggle={(event) => setOpened((before) => before || event.newState === 'open')}
      >
        {opened && (
          <Suspense
            fallback={
              <Loading>
                <Stack gap={16}>
                  <Skeleton width="60%" />
                  <Skeleton height="40px" />
                  <Skeleton height="40px" />
                </Stack>
              </Loading>
            }
          >
            <AccountPanel session={session} onDone={close} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
