import { WifiOff } from 'lucide-react';
import { Suspense } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { useOnline } from '../../lib/online.ts';
import { lazyPart } from '../../lib/page/lazy-page.tsx';
import type { Session } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { NoticeStrip } from './notice-strip.ts';

const ForcedStrip = lazyPart(() => import('./forced-strip.tsx'));

function Offline({ role }: Session) {
  const m = useMessages({ en, ar });
  const online = useOnline();
  return (
    <NoticeStrip $tone="neutral" hidden={online}>
      {!online && (
        <>
          <WifiOff aria-hidden="true" />
          <span>
            {m.offline} {role === 'student' && m.answersKept}
          </span>
        </>
      )}
    </NoticeStrip>
  );
}

/** What concerns every page: somebody else in this account, or no network, which is drawn here, as nothing can be loaded then. */
export function Notices({ session }: { session: Session }) {
  const { data } = useMe();
  return (
    <>
      {data?.forcedBy && (
        <Suspense fallback={null}>
          <ForcedStrip session={session} admin={data.forcedBy.name} name={data.user.name} />
        </Suspense>
      )}
      <Offline {...session} />
    </>
  );
}
