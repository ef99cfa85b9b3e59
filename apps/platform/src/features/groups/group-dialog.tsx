import { isConflict } from '@rubrica/api-client';
import type { Group } from '@rubrica/api-client/contract';
import { TextArea, TextField } from '@rubrica/ui';
import { useMemo, useRef } from 'react';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { MemberField } from './member-field.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const bodyOf = ({ name, description, archived, students, assistants }: Group) => ({
  name,
  description,
  archived,
  students,
  assistants,
});

const valuesOf = (group: Group | null) => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  students: group?.students ?? [],
  assistants: group?.assistants ?? [],
});

/** Creates a group, or changes one. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const { create, update } = useResource('Group');
  const stored = useRef(group);
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
      defaultValues={valuesOf(group)}
      onSave={async (values) => {
        if (!stored.current) return m.saved((await create.mutateAsync({ ...values, archived: false })).name);
        const base = bodyOf(stored.current);
        const body = { ...base, ...values, base };
        return m.saved((await update.mutateAsync({ id: stored.current._id, body })).name);
      }}
      storedValues={(error) => {
        if (!isConflict(error, 'updateGroup')) return undefined;
        stored.current = error.current;
        return valuesOf(error.current);
      }}
      labels={{ name: m.name, description: m.description, students: m.studentsField, assistants: m.assistantsField }}
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
