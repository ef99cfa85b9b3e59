import { Button, Checkbox, EmptyState, Stack, TextField } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { AccountFields } from './account-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { registerFields } from './form-fields.ts';
import { registerSchema } from './schemas.ts';

const empty = { name: '', email: '', phone: '', password: '', consent: false };

/** Requests a student's account. The page shows the same for known and unknown addresses, as the server's reply does. */
export function RegisterScreen() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const language = useLanguage();
  const [failure, setFailure] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const schema = useMemo(() => registerSchema(m.rules), [m]);
  const form = useZodForm(schema, empty);
  const { errors } = form.formState;

  const [register, busy] = useExclusive(async (given: z.output<typeof schema>) => {
    setFailure('');
    try {
      const reply = await api.register({ body: { ...given, consent: true, language } });
      setAnswer(reply.message);
    } catch (error) {
      setFailure(showFormError(form, error, { ...registerFields, messages: common, fallback: m.register.failed }));
    }
  });

  if (answer !== null) {
    return (
      <AuthFrame title={m.register.doneTitle} subtitle={answer} takesFocus>
        <EmptyState
          title={m.register.doneTitle}
          illustration="done"
          action={
            <Button to="/auth/login" variant="primary">
              {m.register.doneAction}
            </Button>
          }
        >
          {m.register.doneBody}
        </EmptyState>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={m.register.title} subtitle={m.register.subtitle}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(register)(event)}>
        <Stack gap={16}>
          <AccountFields register={(field) => form.register(field)} errors={errors} failure={failure}>
            <TextField
              {...form.register('phone')}
              label={m.register.phone}
              type="tel"
              autoComplete="tel"
              hint={m.register.phoneHint}
              error={errors.phone?.message}
            />
          </AccountFields>
          <Checkbox {...form.register('consent')} label={m.register.consent} error={errors.consent?.message} />
          <Button type="submit" variant="primary" loading={busy}>
            {m.register.submit}
          </Button>
          <p style={{ textAlign: 'center' }}>
            {m.register.haveAccount} <Link to="/auth/login">{m.register.logIn}</Link>
          </p>
        </Stack>
      </form>
    </AuthFrame>
  );
}
