import type { Group } from '@rubrica/api-client/contract';
import { TextArea, TextField } from '@rubrica/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { MemberField } from './member-field.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Creates a group, or changes one. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const { amend, invalidate, create } = useResource('Group');
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
  return (
    <ResourceDialog
      title={group ? m.edit : m.add}
      schema={schema}
      defaultValues={{
        name: group?.name ?? '',
        description: group?.description ?? '',
        students: group?.students ?? [],
        assistants: group?.assistants ?? [],
      }}
      onSave={async (values) => {
        if (!group) return m.saved((await create.mutateAsync({ ...values, archived: false })).name);
        const saved = await amend(group._id, ({ archived }) => ({ ...values, archived }));
        await invalidate();
        return m.saved(saved.name);
      }}
      failed={m.saveFailed}
      onClose={onClose}
      fields={(field) => (
        <>
          <TextField {...field('name')} label={m.name} autoComplete="off" />
          <TextArea {...field('description')} label={m.description} hint={m.descriptionHint} rows={2} />
          <MemberField name="students" of="student" label={m.studentsField} hint={m.studentsHint} group={group} />
          <MemberField
            name="assistants"
            of="assistant"
            label={m.assistantsField}
            hint={m.assistantsHint}
            group={group}
          />
        </>
      )}
    />
  );
}
