import { token } from '@rubrica/ui';
import { ShieldAlert, WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { useOnline } from '../../lib/online.ts';
import type { Session } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useLogOut } from './use-log-out.ts';

const Strip = styled.output<{ $tone: 'warning' | 'neutral' }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[8]} ${token.space[16]};
  background: ${(p) => (p.$tone === 'warning' ? token.color.warningSoft : token.color.highlightSoft)};
  color: ${(p) => (p.$tone === 'warning' ? token.color.warningInk : token.color.highlightInk)};
  font-size: ${token.font[14]};
  line-height: 1.4;

  &[hidden] {
    display: none;
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > button {
    min-block-size: 32px;
    padding-inline: ${token.space[12]};
    border: 1px solid currentColor;
    border-radius: ${token.radius.control};
    background: transparent;
    font-weight: 600;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & > button {
      min-block-size: 44px;
    }
  }
`;

function Forced({ session }: { session: Session }) {
  const m = useMessages({ en, ar });
  const { data } = useMe();
  const { logOut } = useLogOut(session);
  if (!data?.forcedBy) return null;
  return (
    <Strip $tone="warning">
      <ShieldAlert aria-hidden="true" />
      <span>{m.forced(data.forcedBy.name, data.user.name)}</span>
      <button type="button" onClick={logOut}>
        {m.forcedEnd}
      </button>
    </Strip>
  );
}

function Offline() {
  const m = useMessages({ en, ar });
  const online = useOnline();
  return (
    <Strip $tone="neutral" hidden={online}>
      {!online && (
        <>
          <WifiOff aria-hidden="true" />
          <span>{m.offline}</span>
        </>
      )}
    </Strip>
  );
}

/** What concerns every page: no network, or somebody else in this account. Drawn here, as offline nothing can be loaded. */
export function Notices({ session }: { session: Session }) {
  return (
    <>
      <Forced session={session} />
      <Offline />
    </>
  );
}
