import { Skeleton } from '@rubrica/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { Loading } from '../../../lib/page/loading.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { rememberedEmail } from '../remembered-email.ts';
import { LoginForm } from './login-form.tsx';

const PasswordReset = lazy(async () => ({ default: (await import('./password-reset.tsx')).PasswordReset }));

/** The login, or the reset of a forgotten password (`spec.md` section 4). */
export function LoginScreen() {
  const m = useMessages({ en, ar });
  const [isResetting, setResetting] = useState(false);
  const [isBack, setBack] = useState(false);
  const [start, setStart] = useState(() => {
    const email = rememberedEmail.read();
    return { email, remember: email !== '' };
  });

  if (!isResetting) {
    return (
      <AuthFrame title={m.login.title} subtitle={m.login.subtitle} takesFocus={isBack}>
        <LoginForm
          start={start}
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
