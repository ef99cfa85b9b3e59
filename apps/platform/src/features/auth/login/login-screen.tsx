import { Skeleton } from '@rubrica/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../lib/i18n.ts';
import { parseLoginState } from '../../../lib/login-state.ts';
import { lazyPart } from '../../../lib/page/lazy-page.tsx';
import { Loading } from '../../../lib/page/loading.tsx';
import { MissingPart } from '../../../lib/page/missing-part.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { BackButton } from '../form-parts.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { rememberedEmail } from '../remembered-email.ts';
import { LoginForm } from './login-form.tsx';
import type { PasswordResetProps } from './password-reset.tsx';

const PasswordReset = lazyPart(
  async () => ({ default: (await import('./password-reset.tsx')).PasswordReset }),
  MissingReset,
);

/** The login, or the reset of a forgotten password (`spec.md` section 4). */
export function LoginScreen() {
  const m = useMessages({ en, ar });
  const [isResetting, setResetting] = useState(false);
  const [isBack, setBack] = useState(false);
  /** Whether the page that somebody used has gone, and the focus with it. */
  const isEnded = parseLoginState(useLocation().state).reason === 'ended';
  const [start, setStart] = useState(() => {
    const email = rememberedEmail.read();
    return { email, remember: email !== '' };
  });

  if (!isResetting) {
    return (
      <AuthFrame title={m.login.title} subtitle={m.login.subtitle} takesFocus={isEnded && !isBack}>
        <LoginForm
          start={start}
          takesFocus={isBack}
          onForgot={({ email, remember }) => {
            setStart({ email, remember });
            setResetting(true);
          }}
        />
      </AuthFrame>
    );
  }
  const whileLoading = (
    <AuthFrame title={m.reset.title} subtitle={m.reset.subtitle}>
      <Loading>
        <Skeleton height="120px" />
      </Loading>
    </AuthFrame>
  );
  return (
    <Suspense fallback={whileLoading}>
      <PasswordReset
        email={start.email}
        onLeave={(email) => {
          setStart({ ...start, email });
          setBack(true);
          setResetting(false);
        }}
      />
    </Suspense>
  );
}

function MissingReset({ email, onLeave }: PasswordResetProps) {
  const m = useMessages({ en, ar });
  return (
    <AuthFrame title={m.reset.title} subtitle={m.reset.subtitle} takesFocus>
      <MissingPart />
      <BackButton onClick={() => onLeave(email)}>{m.backToLogin}</BackButton>
    </AuthFrame>
  );
}
