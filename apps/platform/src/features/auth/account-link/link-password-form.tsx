import { Banner, Button, PasswordField, Stack } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { completeLogin } from '../../../lib/session-navigation.ts';
import { loginFallback } from '../login-fallback.ts';
import { ar as authAr } from '../messages/ar.ts';
import { en as authEn } from '../messages/en.ts';
import { linkPasswordFields } from '../form-fields.ts';
import { linkPasswordSchema } from '../schemas.ts';
import { takeAccountLanguage } from '../take-account-language.ts';
import { ar } from './messages-ar.ts';
import { en } from './messages-en.ts';

interface LinkPasswordFormProps {
  token: string;
  email: string;
  /** Receives the server's refusal; returns whether it is shown elsewhere. */
  onRefused: (error: unknown) => boolean;
}

/** Sets the password of an account, and signs its owner in. */
export function LinkPasswordForm({ token, email, onRefused }: LinkPasswordFormProps) {
  const m = useMessages({ en, ar });
  const auth = useMessages({ en: authEn, ar: authAr });
  const common = useCommonMessages();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => linkPasswordSchema(auth.rules), [auth]);
  const form = useZodForm(schema, { newPassword: '', confirm: '' });
  const { errors } = form.formState;

  const [save, busy] = useExclusive(async ({ newPassword }: { newPassword: string }) => {
    setFailure('');
    try {
      const reply = await api.setPasswordByLink({ body: { token, newPassword } });
      takeAccountLanguage(reply.user.language);
      completeLogin(reply, `/${reply.user.role}`, navigate);
    } catch (error) {
      if (onRefused(error)) return;
      const fallback = loginFallback(error, m.password.failed, auth.noRoomButSet);
      setFailure(showFormError(form, error, { ...linkPasswordFields, messages: common, fallback }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {/* For password managers: the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('newPassword')}
          label={auth.newPassword.password}
          autoComplete="new-password"
          hint={auth.register.passwordHint}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...form.register('confirm')}
          label={auth.newPassword.confirm}
          autoComplete="new-password"
          error={errors.confirm?.message}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {m.password.submit}
        </Button>
      </Stack>
    </form>
  );
}
