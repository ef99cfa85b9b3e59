import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResetForm } from './reset-form.tsx';

type Step = 'reset' | 'otp' | 'newPassword';

export interface PasswordResetProps {
  /** The email typed so far. */
  email: string;
  /** Called with the email that the login form is to show. */
  onLeave: (email: string) => void;
}

/** The three steps of resetting a forgotten password. */
export function PasswordReset({ email: typedEmail, onLeave }: PasswordResetProps) {
  const m = useMessages({ en, ar });
  const [step, setStep] = useState<Step>('reset');
  const [email, setEmail] = useState(typedEmail);
  const toLogin = () => onLeave(email);

  switch (step) {
    case 'reset':
      return (
        <AuthFrame title={m.reset.title} subtitle={m.reset.subtitle}>
          <ResetForm
            email={email}
            onBack={toLogin}
            onSent={(address) => {
              setEmail(address);
              setStep('otp');
            }}
          />
        </AuthFrame>
      );
    case 'otp':
      return (
        <AuthFrame title={m.otp.title} subtitle={m.otp.subtitle(email)}>
          <OtpForm email={email} onBack={toLogin} onVerified={() => setStep('newPassword')} />
        </AuthFrame>
      );
    case 'newPassword':
      return (
        <AuthFrame title={m.newPassword.title} subtitle={m.newPassword.subtitle}>
          <NewPasswordForm email={email} onBack={toLogin} onUpdated={() => onLeave('')} />
        </AuthFrame>
      );
  }
}
