import { Skeleton, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { onNoticesChanged } from '../../lib/notices/notices-changed.ts';
import { Loading } from '../../lib/page/loading.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { FloatingPanel } from './floating-panel.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

const load = () => import('../../lib/notices/notices-panel.tsx');
const NoticesPanel = lazy(load);

const Opener = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.ink};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.hover};
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & > b {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 2px;
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-size: 11px;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
  }
`;

/** Opens the newest notices, and says how many are unread. `area` is the role's own part of the site. */
export function BellButton({ area, compact = false }: { area: string; compact?: boolean }) {
  const m = useMessages({ en, ar });
  const client = useQueryClient();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const unread = useMe().data?.unreadNotices ?? 0;
  useCloseOnLeave(panel);
  useEffect(() => {
    const stop = onNoticesChanged(() => void invalidate(client, 'Auth', 'Notice'));
    return () => stop();
  }, [client]);

  return (
    <>
      <Opener type="button" popoverTarget={id} onPointerEnter={() => void load()} onFocus={() => void load()}>
        <VisuallyHidden>{m.notices(unread)}</VisuallyHidden>
        <Bell aria-hidden="true" />
        {unread > 0 && <b aria-hidden="true">{unread > 99 ? '99+' : unread}</b>}
      </Opener>
      <FloatingPanel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={m.notices(0)}
        $position={compact ? 'top' : 'side'}
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {opened && (
          <Suspense
            fallback={
              <Loading>
                <Stack gap={12}>
                  <Skeleton width="40%" />
                  <Skeleton height="48px" />
                  <Skeleton height="48px" />
                </Stack>
              </Loading>
            }
          >
            <NoticesPanel area={area} />
          </Suspense>
        )}
      </FloatingPanel>
    </>
  );
}
