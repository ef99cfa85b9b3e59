import { Button, PasswordField, Stack } from '@rubrica/ui';
import { useEffect, useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { BackButton } from '../form-parts.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { newPasswordFields } from '../form-fields.ts';
import { newPasswordSchema } from '../schemas.ts';

interface NewPasswordFormProps {
  email: string;
  onBack: () => void;
  onUpdated: () => void;
}

/** The last step of resetting a password. */
export function NewPasswordForm({ email, onBack, onUpdated }: NewPasswordFormProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const schema = useMemo(() => newPasswordSchema(m.rules), [m]);
  const form = useZodForm(schema, { password: '', confirm: '' });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    setFocus('password');
  }, [setFocus]);

  const [update, busy] = useExclusive(async ({ password }: { password: string }) => {
    try {
      await api.resetPassword({ body: { email, newPassword: password } });
      toast.success(m.newPassword.updated);
      onUpdated();
    } catch (error) {
      const message = showFormError(form, error, {
        ...newPasswordFields,
        messages: common,
        fallback: m.newPassword.failed,
      });
      if (message) toast.error(message);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(update)(event)}>
      <Stack gap={16}>
        {/* For password managers: the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          label={m.newPassword.password}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirm')}
          label={m.newPassword.confirm}
          autoComplete="new-password"
          error={errors.confirm?.message}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {m.newPassword.submit}
        </Button>
        <BackButton onClick={onBack}>{m.backToLogin}</BackButton>
      </Stack>
    </form>
  );
}
