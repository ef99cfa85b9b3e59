import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { rememberedEmail } from '../remembered-email.ts';
import { LoginForm } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** The login screen's modes and the transitions between them (`spec.md` section 4). */
type Mode = 'login' | 'reset' | 'otp' | 'newPassword';

/** The login, and the three steps of resetting a forgotten password. */
export function LoginScreen() {
  const m = useMessages({ en, ar });
  const [mode, setMode] = useState<Mode>('login');
  const [email, setEmail] = useState(rememberedEmail.read);
  const toLogin = () => setMode('login');

  switch (mode) {
    case 'login':
      return (
        <AuthFrame title={m.login.title} subtitle={m.login.subtitle}>
          <LoginForm
            email={email}
            onForgot={(typed) => {
              setEmail(typed);
              setMode('reset');
            }}
          />
        </AuthFrame>
      );
    case 'reset':
      return (
        <AuthFrame title={m.reset.title} subtitle={m.reset.subtitle}>
          <ResetForm
            email={email}
            onBack={toLogin}
            onSent={(address) => {
              setEmail(address);
              setMode('otp');
            }}
          />
        </AuthFrame>
      );
    case 'otp':
      return (
        <AuthFrame title={m.otp.title} subtitle={m.otp.subtitle(email)}>
          <OtpForm email={email} onBack={toLogin} onVerified={() => setMode('newPassword')} />
        </AuthFrame>
      );
    case 'newPassword':
      return (
        <AuthFrame title={m.newPassword.title} subtitle={m.newPassword.subtitle}>
          <NewPasswordForm
            email={email}
            onBack={toLogin}
            onUpdated={() => {
              setEmail('');
              toLogin();
            }}
          />
        </AuthFrame>
      );
  }
}
