import { ShieldAlert } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import type { Session } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { NoticeStrip } from './notice-strip.ts';
import { useLogOut } from './use-log-out.ts';

interface ForcedStripProps {
  session: Session;
  /** The admin who uses the account, and whose it is. */
  admin: string;
  name: string;
}

/** Says that somebody else is in this account, and ends it. Few ever see it, so that it is loaded for them alone. */
export default function ForcedStrip({ session, admin, name }: ForcedStripProps) {
  const m = useMessages({ en, ar });
  const { logOut } = useLogOut(session);
  return (
    <NoticeStrip $tone="warning">
      <ShieldAlert aria-hidden="true" />
      <span>{m.forced(admin, name)}</span>
      <button type="button" onClick={logOut}>
        {m.forcedEnd}
      </button>
    </NoticeStrip>
  );
}
