import type { Named } from '@rubrica/api-client/contract';
import { Banner, Button, Checkbox, Dialog, Stack, TextField } from '@rubrica/ui';
import { useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { errorText } from '../../lib/errors/error-text.ts';
import { useOnce } from '../../lib/forms/use-once.ts';
import { showFieldErrors, useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { namedCalls } from './kinds.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface NamedDialogProps {
  title: string;
  /** Null for a new one. */
  item: Named | null;
  /** The place of a new one. */
  nextOrder: number;
  calls: ReturnType<typeof namedCalls>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Names one, or names it anew. */
export function NamedDialog({ title, item, nextOrder, calls, onSaved, onClose }: NamedDialogProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const schema = useMemo(
    () => z.object({ name: z.string().trim().min(1, m.nameRequired).max(120), archived: z.boolean() }),
    [m],
  );
  const form = useZodForm(schema, { name: item?.name ?? '', archived: item?.archived ?? false });

  const [save, busy] = useOnce(async (given: z.output<typeof schema>) => {
    setFailure('');
    try {
      await (item ? calls.update({ ...item, ...given }) : calls.create({ ...given, order: nextOrder }));
      await onSaved();
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error, ['name'])) setFailure(errorText(error, common, m.saveFailed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
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
            {...form.register('name')}
            label={m.name}
            autoComplete="off"
            error={form.formState.errors.name?.message}
          />
          {item && <Checkbox {...form.register('archived')} label={m.archived} />}
        </Stack>
      </form>
    </Dialog>
  );
}
