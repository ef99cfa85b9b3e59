import { Banner, Button, PasswordField, Stack } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { completeLogin, leaveToLogin } from '../../lib/session-navigation.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { LoginState } from '../../lib/login-state.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { readSession, type Session } from '../../lib/storage/session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackButton } from './form-parts.tsx';
import { loginFallback } from './login-fallback.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { changePasswordFields } from './form-fields.ts';
import { changePasswordSchema } from './schemas.ts';

interface Given {
  current: string;
  password: string;
}

function ChangePasswordForm({ session }: { session: Session }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => changePasswordSchema(m.rules), [m]);
  const form = useZodForm(schema, { current: '', password: '', confirm: '' });
  const { errors } = form.formState;
  const isFirst = session.loggedInBefore === 'false';

  const [change, busy] = useExclusive(async ({ current, password }: Given) => {
    setFailure('');
    try {
      const body = { currentPassword: current, newPassword: password };
      const reply = await api.changePassword({ body, token: session.token });
      completeLogin(reply, `/${reply.user.role}`, navigate);
    } catch (error) {
      const fallback = loginFallback(error, m.change.failed, m.noRoomButSet);
      setFailure(showFormError(form, error, { ...changePasswordFields, messages: common, fallback }));
    }
  });
  const [logOut] = useExclusive(async () => {
    // If the log-out does not reach the server, the session expires there.
    await api.logout({ body: { email: session.email }, token: session.token }).catch(() => undefined);
    leaveToLogin();
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(change)(event)}>
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <input type="email" autoComplete="username" value={session.email} readOnly hidden />
        <PasswordField
          {...form.register('current')}
          label={m.change.current}
          autoComplete="current-password"
          error={errors.current?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={m.newPassword.password}
          autoComplete="new-password"
          hint={m.register.passwordHint}
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirm')}
          label={m.newPassword.confirm}
          autoComplete="new-password"
          error={errors.confirm?.message}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {m.change.submit}
        </Button>
        {isFirst ? (
          <BackButton onClick={() => void logOut()}>{m.change.logOut}</BackButton>
        ) : (
          <BackButton onClick={() => void navigate(`/${session.role}`)}>{m.change.back}</BackButton>
        )}
      </Stack>
    </form>
  );
}

/** Changes the password: required at the first login, optional later. */
export function ChangePasswordScreen() {
  const m = useMessages({ en, ar });
  const [session] = useState(readSession);
  if (!session) return <Navigate to="/auth/login" replace state={{ reason: 'needed' } satisfies LoginState} />;
  const isFirst = session.loggedInBefore === 'false';
  return (
    <AuthFrame
      title={isFirst ? m.change.firstTitle : m.change.title}
      subtitle={isFirst ? m.change.firstSubtitle : m.change.subtitle}
    >
      <ChangePasswordForm session={session} />
    </AuthFrame>
  );
}
