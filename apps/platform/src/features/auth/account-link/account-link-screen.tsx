import { ApiError } from '@rubrica/api-client';
import { Button, EmptyState } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { takeAccountLanguage } from '../take-account-language.ts';
import { ExpiredInvitation } from './expired-invitation.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import { ar } from './messages-ar.ts';
import { en } from './messages-en.ts';

type DeadLinkCode = keyof typeof en.dead;

/** Returns why a link no longer works; null if the error is about something else. */
function deadLinkCode(error: unknown): DeadLinkCode | null {
  if (!(error instanceof ApiError)) return null;
  const codes: DeadLinkCode[] = ['link_used', 'link_replaced', 'link_expired', 'link_unknown'];
  return codes.find((code) => code === error.code) ?? null;
}

interface DeadLinkProps {
  code: DeadLinkCode;
  takesFocus: boolean;
}

function DeadLink({ code, takesFocus }: DeadLinkProps) {
  const { dead, logIn } = useMessages({ en, ar });
  const { title, lead, whatNow, body } = dead[code];
  return (
    <AuthFrame title={title} subtitle={lead} takesFocus={takesFocus}>
      <EmptyState
        title={whatNow}
        illustration={code === 'link_used' ? 'locked' : 'search'}
        action={
          <Button to="/auth/login" variant={code === 'link_used' ? 'primary' : 'secondary'}>
            {logIn}
          </Button>
        }
      >
        {body}
      </EmptyState>
    </AuthFrame>
  );
}

/**
 * The secret of the link, which leaves the address as soon as it is read: no history, picture or shared screen keeps it. The page is shown
 * in the language that the link names, which is that of the account.
 */
function useLinkToken(): string {
  const { hash, search } = useLocation();
  const inAddress = hash.slice(1);
  const navigate = useNavigate();
  const [token, setToken] = useState(inAddress);
  // Another link that is opened in the same tab changes only what follows the `#`.
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress === '') return;
    if (new URLSearchParams(search).get('lang') === 'ar') takeAccountLanguage('ar');
    void navigate({ hash: '', search: '' }, { replace: true });
  }, [inAddress, search, navigate]);
  return token;
}

/** The page of a single-use link: creates the first administrator, or sets the password of an account, such as the first one of somebody who was invited. */
export function AccountLinkScreen() {
  const m = useMessages({ en, ar });
  const token = useLinkToken();
  const isInvitation = useLocation().pathname === '/auth/invite';
  const [usedError, setUsedError] = useState<unknown>(null);
  const link = useQuery({
    queryKey: keyOf('Auth', 'account-link', token),
    queryFn: ({ signal }) => api.checkAccountLink({ body: { token }, signal }),
    // A link that has been used here must not replace the page that comes next.
    staleTime: Infinity,
  });
  const dead = deadLinkCode(usedError ?? link.error);
  // In the place of a form, which had the focus.
  const takesFocus = usedError !== null;
  if (dead === 'link_expired' && isInvitation) return <ExpiredInvitation token={token} takesFocus={takesFocus} />;
  if (dead) return <DeadLink code={dead} takesFocus={takesFocus} />;

  /** Shows that the link has died since the page was opened. Returns false for any other error. */
  const onRefused = (error: unknown): boolean => {
    setUsedError(error);
    return deadLinkCode(error) !== null;
  };
  const account = link.data?.account;
  const head = () => {
    if (isInvitation) {
      return { title: m.invitation.title, subtitle: account ? m.invitation.subtitle(account.email) : m.checking };
    }
    if (account) return { title: m.password.title, subtitle: m.password.subtitle(account.email) };
    return m.setUp;
  };
  return (
    <AuthFrame title={head().title} subtitle={head().subtitle}>
      <QueryView query={link} loadingLabel={m.checking} errorTitle={m.checkFailed}>
        {(data) =>
          data.account ? (
            <LinkPasswordForm token={token} email={data.account.email} onRefused={onRefused} />
          ) : (
            <FirstAdminForm token={token} onRefused={onRefused} />
          )
        }
      </QueryView>
    </AuthFrame>
  );
}
