import { Skeleton, Stack, VisuallyHidden } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { onNoticesChanged } from '../../lib/notices/notices-changed.ts';
import { lazyPart, loadsEarly } from '../../lib/page/lazy-page.tsx';
import { Loading } from '../../lib/page/loading.tsx';
import { ToolButton } from '../../lib/page/tool-button.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { FloatingPanel } from './floating-panel.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

const load = () => import('../../lib/notices/notices-panel.tsx');
const NoticesPanel = lazyPart(load);

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
      <ToolButton type="button" popoverTarget={id} {...loadsEarly(load)}>
        <VisuallyHidden>{m.notices(unread)}</VisuallyHidden>
        <Bell aria-hidden="true" />
        {unread > 0 && <b aria-hidden="true">{unread > 99 ? '99+' : unread}</b>}
      </ToolButton>
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
