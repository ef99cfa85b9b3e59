import { isConflict } from '@rubrica/api-client';
import type { User } from '@rubrica/api-client/contract';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { MembershipFields } from './membership-fields.tsx';
import { DeactivationText } from '../left-behind.tsx';
import { PersonFields } from './person-fields.tsx';
import { storedBodyOf, toUserBody, defaultValuesOf, userSchema } from './user-schema.ts';

/** Creates a user, or changes one. */
export function UserDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { create, update } = useResource('User');
  const stored = useRef(user);
  const isNew = user === null;
  const schema = useMemo(() => userSchema(m.rules, isNew), [m, isNew]);
  return (
    <ResourceDialog
      title={isNew ? m.dialog.create : m.dialog.edit}
      schema={schema}
      defaultValues={defaultValuesOf(user)}
      onSave={async (values) => {
        const body = toUserBody(values);
        const saved = stored.current
          ? await update.mutateAsync({ id: stored.current._id, body: { ...body, base: storedBodyOf(stored.current) } })
          : await create.mutateAsync(values.entry === 'password' ? { ...body, password: values.password } : body);
        if (!isNew || values.entry !== 'invitation') return m.changed(saved.name);
        return saved.invitation?.isMailed === false ? m.addedWithoutMail(saved.email) : m.addedAndInvited(saved.email);
      }}
      questionOf={({ name, role, status }) =>
        user === null || user.status === 'disabled' || status !== 'disabled'
          ? null
          : {
              title: m.deactivateTitle(name),
              text: <DeactivationText user={user} role={role} />,
              save: m.deactivate,
              back: common.cancel,
            }
      }
      storedValues={(error) => {
        if (!isConflict(error, 'updateUser')) return undefined;
        stored.current = error.current;
        return defaultValuesOf(error.current);
      }}
      labels={m.dialog}
      failed={m.saveFailed}
      onClose={onClose}
      fields={(field) => (
        <>
          <PersonFields field={field} user={user} />
          <MembershipFields />
        </>
      )}
    />
  );
}
