import { Button, Stack, TextField } from '@rubrica/ui';
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
import { resetFields } from '../form-fields.ts';
import { resetSchema } from '../schemas.ts';

interface ResetFormProps {
  email: string;
  onBack: () => void;
  onSent: (email: string) => void;
}

/** Requests the code for resetting a password. */
export function ResetForm({ email, onBack, onSent }: ResetFormProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const schema = useMemo(() => resetSchema(m.rules), [m]);
  const form = useZodForm(schema, { email });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('email');
  }, [setFocus]);

  const [send, busy] = useExclusive(async (given: { email: string }) => {
    try {
      const reply = await api.sendOtp({ body: given });
      toast.success(reply.message);
      onSent(given.email);
    } catch (error) {
      const message = showFormError(form, error, { ...resetFields, messages: common, fallback: m.reset.failed });
      if (message) toast.error(message);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={16}>
        <TextField
          {...form.register('email')}
          label={m.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={m.emailPlaceholder}
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {m.reset.submit}
        </Button>
        <BackButton onClick={onBack}>{m.backToLogin}</BackButton>
      </Stack>
    </form>
  );
}
