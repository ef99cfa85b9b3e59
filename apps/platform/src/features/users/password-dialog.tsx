import type { User } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, QuietButton, Stack, TextField } from '@rubrica/ui';
import { useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useOnce } from '../../lib/forms/use-once.ts';
import { showFieldErrors, useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { suggestPassword } from './user-body.ts';

/** Gives somebody a password in place of a forgotten one. It is shown: the admin has to tell it. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => z.object({ newPassword: z.string().min(6, m.rules.passwordShort) }), [m]);
  const form = useZodForm(schema, { newPassword: '' });

  const [save, busy] = useOnce(async ({ newPassword }: { newPassword: string }) => {
    setFailure('');
    try {
      await api.adminResetPassword({ body: { userId: user._id, newPassword } });
      toast.success(m.resetDone(user.name));
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error, ['newPassword'])) setFailure(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.resetTitle(user.name)}
      description={m.resetBody}
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
        <Stack gap={16}>
          {failure && (
            <Banner tone="danger" announce>
              {failure}
            </Banner>
          )}
          <TextField
            {...form.register('newPassword')}
            label={m.newPassword}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.newPassword?.message}
            aside={
              <QuietButton
                tone="accent"
                onClick={() => form.setValue('newPassword', suggestPassword(), { shouldValidate: true })}
              >
                {m.generate}
              </QuietButton>
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}
