import { Banner, Button, Dialog, Stack, TextField } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import type { FormFields } from '../../../lib/forms/field-errors.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';

/** Renamed, because the call's name looks like the name of a hook. */
const { usePairingCode: linkChild } = api;

/** Which field shows which message of the server. */
const linkFields = { fields: ['code'] } satisfies FormFields<'usePairingCode', 'code'>;

/** Links a child by the code that the child created. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { dialog: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => z.object({ code: z.string().trim().min(1, m.required) }), [m]);
  const form = useZodForm(schema, { code: '' });

  const [link, busy] = useExclusive(async ({ code }: { code: string }) => {
    setFailure('');
    try {
      const child = await linkChild({ body: { code } });
      await invalidate(client, 'User');
      toast.success(m.linked(child.name));
      onClose();
    } catch (error) {
      setFailure(showFormError(form, error, { ...linkFields, messages: common, fallback: m.failed }));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.title}
      description={m.lead}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {m.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(link)(event)}>
        <Stack gap={16}>
          {failure && (
            <Banner tone="danger" announce>
              {failure}
            </Banner>
          )}
          <TextField
            {...form.register('code')}
            label={m.code}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={form.formState.errors.code?.message}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
