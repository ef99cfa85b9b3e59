import { Button, Stack } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { completeLogin } from '../../../lib/session-navigation.ts';
import { AccountFields } from '../account-fields.tsx';
import { loginFallback } from '../login-fallback.ts';
import { ar as authAr } from '../messages/ar.ts';
import { en as authEn } from '../messages/en.ts';
import { firstAdminFields } from '../form-fields.ts';
import { firstAdminSchema } from '../schemas.ts';
import { takeAccountLanguage } from '../take-account-language.ts';
import { ar } from './messages-ar.ts';
import { en } from './messages-en.ts';

interface FirstAdminFormProps {
  token: string;
  /** Receives the server's refusal; returns whether it is shown elsewhere. */
  onRefused: (error: unknown) => boolean;
}

/** Creates the first administrator, and signs them in. */
export function FirstAdminForm({ token, onRefused }: FirstAdminFormProps) {
  const m = useMessages({ en, ar });
  const auth = useMessages({ en: authEn, ar: authAr });
  const common = useCommonMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => firstAdminSchema(auth.rules), [auth]);
  const form = useZodForm(schema, { name: '', email: '', password: '' });
  const { errors } = form.formState;

  const [create, busy] = useExclusive(async (fields: z.output<typeof schema>) => {
    setFailure('');
    try {
      const reply = await api.createFirstAdmin({ body: { ...fields, token, language } });
      takeAccountLanguage(reply.user.language);
      completeLogin(reply, `/${reply.user.role}`, navigate);
    } catch (error) {
      if (onRefused(error)) return;
      const fallback = loginFallback(error, m.setUp.failed, auth.noRoomButSet);
      setFailure(showFormError(form, error, { ...firstAdminFields, messages: common, fallback }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(create)(event)}>
      <Stack gap={16}>
        <AccountFields register={(field) => form.register(field)} errors={errors} failure={failure} />
        <Button type="submit" variant="primary" loading={busy}>
          {m.setUp.submit}
        </Button>
      </Stack>
    </form>
  );
}
