import type { Group } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Stack, TextArea, TextField } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useOnce } from '../../lib/forms/use-once.ts';
import { showFieldErrors, useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { MemberField } from './member-field.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Makes a group, or changes one. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().trim().min(1, m.nameRequired).max(120),
        description: z.string().trim().max(1000),
        students: z.array(z.string()),
        assistants: z.array(z.string()),
      }),
    [m],
  );
  const form = useZodForm(schema, {
    name: group?.name ?? '',
    description: group?.description ?? '',
    students: group?.students ?? [],
    assistants: group?.assistants ?? [],
  });
  const { errors, isDirty } = form.formState;

  const [save, busy] = useOnce(async (given: z.output<typeof schema>) => {
    setFailure('');
    const body = { ...given, archived: group?.archived ?? false };
    try {
      const saved = group
        ? await api.updateGroup({ params: { id: group._id }, body })
        : await api.createGroup({ body });
      await refresh(client, 'Group', 'User');
      toast.success(m.saved(saved.name));
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error, ['name', 'description'])) setFailure(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isDirty}
      title={group ? m.edit : m.add}
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
            <TextField {...form.register('name')} label={m.name} autoComplete="off" error={errors.name?.message} />
            <TextArea {...form.register('description')} label={m.description} hint={m.descriptionHint} rows={2} />
            <MemberField name="students" of="student" label={m.studentsField} hint={m.studentsHint} group={group} />
            <MemberField
              name="assistants"
              of="assistant"
              label={m.assistantsField}
              hint={m.assistantsHint}
              group={group}
            />
          </Stack>
        </FormProvider>
      </form>
    </Dialog>
  );
}
