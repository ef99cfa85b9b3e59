import { ConfirmDialog, Stack, token } from '@rubrica/ui';
import { FileDown, KeyRound, Link2, LogOut, MonitorSmartphone, Upload, UserPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { downloadFile } from '../../lib/files/download-file.ts';
import { lazyPart } from '../../lib/page/lazy-page.tsx';
import { MissingDialog } from '../../lib/page/missing-dialog.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PreferenceControls } from '../../lib/preferences/preference-controls.tsx';
import type { Session } from '../../lib/storage/session.ts';
import { accountMessages } from './messages/account.ts';
import { tokenMessages } from './publish-tokens/messages.ts';
import { useLogOut } from './use-log-out.ts';
import { useStoreLanguage } from './use-store-language.ts';

const DetailsDialog = lazyPart(() => import('./details/details-dialog.tsx'), MissingDialog);
const SessionsDialog = lazyPart(() => import('./sessions-dialog.tsx'), MissingDialog);
const PublishTokensDialog = lazyPart(() => import('./publish-tokens/publish-tokens-dialog.tsx'), MissingDialog);
const PairingDialog = lazyPart(() => import('./pairing-dialog.tsx'), MissingDialog);

const Who = styled.div`
  overflow: hidden;
  line-height: 1.4;
  & > b {
    display: block;
    font-weight: 600;
  }
  & > span {
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: 2px;
  margin-inline: -8px;
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};

  & > a,
  & > button {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 44px;
    padding-inline: ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & > :hover {
    background: ${token.color.hover};
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkSoft};
  }
`;

type AccountDialog = 'details' | 'sessions' | 'pairing' | 'publish-tokens';

/** The person's name, the preferences of this device, and the actions of the account. */
export default function AccountPanel({ session, onDone }: { session: Session; onDone: () => void }) {
  const m = useMessages(accountMessages);
  const tokens = useMessages(tokenMessages);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const [unsent, setUnsent] = useState(0);
  const storeLanguage = useStoreLanguage();
  const { logOut, leaving, leave } = useLogOut(session, (count) => {
    onDone();
    setUnsent(count);
  });
  const open = (next: AccountDialog) => {
    onDone();
    setDialog(next);
  };

  return (
    <Stack gap={16}>
      <Who>
        <b>{session.name}</b>
        <span dir="ltr">{session.email}</span>
      </Who>
      <PreferenceControls onLanguage={storeLanguage} />
      <Choices>
        <button type="button" onClick={() => open('details')}>
          <UserPen aria-hidden="true" />
          {m.details}
        </button>
        {session.role === 'student' && (
          <button type="button" onClick={() => open('pairing')}>
            <Link2 aria-hidden="true" />
            {m.pairing}
          </button>
        )}
        <button type="button" onClick={() => open('sessions')}>
          <MonitorSmartphone aria-hidden="true" />
          {m.sessions}
        </button>
        {session.role === 'admin' && (
          <button type="button" onClick={() => open('publish-tokens')}>
            <Upload aria-hidden="true" />
            {tokens.open}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            downloadFile('/api/me/personal-data.zip', 'personal-data.zip').catch(() => toast.error(m.myDataFailed));
          }}
        >
          <FileDown aria-hidden="true" />
          {m.myData}
        </button>
        <Link to="/change-password">
          <KeyRound aria-hidden="true" />
          {m.changePassword}
        </Link>
        <button type="button" aria-disabled={leaving} onClick={logOut}>
          <LogOut data-mirror="" aria-hidden="true" />
          {leaving ? m.loggingOut : m.logOut}
        </button>
      </Choices>
      {/* Not loaded by itself: it is needed without a connection. */}
      {unsent > 0 && (
        <ConfirmDialog
          open
          onClose={() => setUnsent(0)}
          onConfirm={leave}
          tone="danger"
          title={m.unsentTitle}
          confirmLabel={m.unsentConfirm}
        >
          {m.unsent(unsent)}
        </ConfirmDialog>
      )}
      <Suspense fallback={null}>
        {dialog === 'details' && <DetailsDialog onClose={() => setDialog(null)} />}
        {dialog === 'sessions' && <SessionsDialog onClose={() => setDialog(null)} />}
        {dialog === 'publish-tokens' && <PublishTokensDialog onClose={() => setDialog(null)} />}
        {dialog === 'pairing' && <PairingDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </Stack>
  );
}
