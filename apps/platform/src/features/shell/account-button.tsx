import { Avatar, Skeleton, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { lazyPart, loadsEarly } from '../../lib/page/lazy-page.tsx';
import { Loading } from '../../lib/page/loading.tsx';
import type { Session } from '../../lib/storage/session.ts';
import { FloatingPanel } from './floating-panel.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

const load = () => import('./account-panel.tsx');
const AccountPanel = lazyPart(load);

const Opener = styled.button<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  inline-size: ${(p) => (p.$compact ? 'auto' : '100%')};
  min-block-size: 44px;
  padding: ${token.space[4]} ${(p) => (p.$compact ? '5px' : token.space[8])};
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
      <Opener type="button" popoverTarget={id} $compact={compact} {...loadsEarly(load)}>
        <VisuallyHidden>{m.accountOf(session.name)}</VisuallyHidden>
        <Avatar name={session.name} size={34} />
        {!compact && (
          <span aria-hidden="true">
            <b>{session.name}</b>
            <small>{common.roles[session.role]}</small>
          </span>
        )}
      </Opener>
      <FloatingPanel
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
      </FloatingPanel>
    </>
  );
}
