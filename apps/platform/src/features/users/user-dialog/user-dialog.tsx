import type { User } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useOnce } from '../../../lib/forms/use-once.ts';
import { showFieldErrors, useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { refresh } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { BelongingFields } from './belonging-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { bodyFrom, startOf, userSchema } from './user-schema.ts';

/** Makes a user, or changes one. */
export function UserDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const isNew = user === null;
  const schema = useMemo(() => userSchema(m.rules, isNew), [m, isNew]);
  const form = useZodForm(schema, startOf(user));

  const [save, busy] = useOnce(async (given: z.output<typeof schema>) => {
    setFailure('');
    const body = bodyFrom(given);
    try {
      const saved = user
        ? await api.updateUser({ params: { id: user._id }, body })
        : await api.createUser({ body: { ...body, password: given.password } });
      await refresh(client, 'User', 'Group');
      toast.success(m.changed(saved.name));
      onClose();
    } catch (error) {
      const beside = showFieldErrors(form, error, ['name', 'email', 'phone', 'password']);
      if (!beside) setFailure(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.formState.isDirty}
      title={isNew ? m.dialog.create : m.dialog.edit}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormProvider {...form}>
          <Stack gap={16}>
            {failure && (
              <Banner tone="danger" announce>
                {failure}
              </Banner>
            )}
            <PersonFields isNew={isNew} />
            <BelongingFields />
          </Stack>
        </FormProvider>
      </form>
    </Dialog>
  );
}
