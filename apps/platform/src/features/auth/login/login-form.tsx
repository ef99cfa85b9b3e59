import { Banner, Button, Checkbox, PasswordField, Stack, TextField } from '@rubrica/ui';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { completeLogin } from '../../../lib/session-navigation.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { parseLoginState, pathAfterLogin } from '../../../lib/login-state.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { readSession } from '../../../lib/storage/session.ts';
import { LinkLine, TextButton } from '../form-parts.tsx';
import { loginFallback } from '../login-fallback.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { rememberedEmail } from '../remembered-email.ts';
import { loginFields } from '../form-fields.ts';
import { takeAccountLanguage } from '../take-account-language.ts';

/** What is kept of the login while a password is reset. */
export interface LoginStart {
  email: string;
  remember: boolean;
}

interface LoginFormProps {
  start: LoginStart;
  /** Whether it takes the place of a form that had the focus. */
  takesFocus: boolean;
  /** Called with what is in the form so far. */
  onForgot: (typed: LoginStart) => void;
}

export function LoginForm({ start, takesFocus, onForgot }: LoginFormProps) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const common = useCommonMessages();
  const navigate = useNavigate();
  const state = parseLoginState(useLocation().state);
  const isEnded = state.reason === 'ended';
  const [session] = useState(readSession);
  const [failure, setFailure] = useState('');
  const { preload, resolver } = useMemo(
    () => lazyResolver(async () => (await import('../schemas.ts')).loginSchema(m.rules), language),
    [m, language],
  );
  const form = useCheckedForm(resolver, { ...start, password: '' });
  const { setFocus } = form;
  const { errors } = form.formState;
  const isKnown = start.email !== '';
  useEffect(() => {
    if (takesFocus) setFocus(isKnown ? 'password' : 'email');
  }, [takesFocus, isKnown, setFocus]);

  const [logIn, busy] = useExclusive(async (given: { email: string; password: string; remember: boolean }) => {
    setFailure('');
    try {
      const reply = await api.login({ body: { email: given.email, password: given.password } });
      rememberedEmail.write(given.remember ? given.email : '');
      takeAccountLanguage(reply.user.language);
      completeLogin(reply, pathAfterLogin(reply.user.role, state), navigate);
    } catch (error) {
      const fallback = loginFallback(error, m.login.failed, m.noRoom);
      setFailure(showFormError(form, error, { ...loginFields, messages: common, fallback }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(logIn)(event)}>
      <Stack gap={16}>
        {session && !failure && (
          <Banner tone="info" action={<Link to={`/${session.role}`}>{m.continueAs}</Link>}>
            {m.already(session.name)}
          </Banner>
        )}
        {!session && state.reason && !failure && (
          <Banner tone={isEnded ? 'warning' : 'info'} announce={isEnded}>
            {m[state.reason]} {isEnded && state.next?.startsWith('/student') && m.answersKept}
          </Banner>
        )}
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <TextField
          {...form.register('email')}
          onFocus={preload}
          label={m.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={m.emailPlaceholder}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          onFocus={preload}
          label={m.password}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <LinkLine>
          <Checkbox {...form.register('remember')} label={m.login.remember} />
          <TextButton onClick={() => onForgot(form.getValues())}>{m.login.forgot}</TextButton>
        </LinkLine>
        <Button type="submit" variant="primary" loading={busy}>
          {m.login.submit}
        </Button>
        <p style={{ textAlign: 'center' }}>
          {m.login.noAccount} <Link to="/auth/register">{m.login.signUp}</Link>
        </p>
      </Stack>
    </form>
  );
}
