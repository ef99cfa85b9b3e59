import type { User } from '@rubrica/api-client/contract';
import { QuietButton, TextField } from '@rubrica/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { suggestPassword } from './user-body.ts';

/** Replaces somebody's forgotten password. It is readable here, because the admin has to pass it on. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const schema = useMemo(() => z.object({ newPassword: z.string().min(6, m.rules.passwordShort) }), [m]);
  return (
    <ResourceDialog
      title={m.resetTitle(user.name)}
      description={m.resetBody}
      size="small"
      schema={schema}
      defaultValues={{ newPassword: '' }}
      onSave={async ({ newPassword }) => {
        await api.adminResetPassword({ body: { userId: user._id, newPassword } });
        return m.resetDone(user.name);
      }}
      failed={m.saveFailed}
      onClose={onClose}
      fields={(field, form) => (
        <TextField
          {...field('newPassword')}
          label={m.newPassword}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          aside={
            <QuietButton
              tone="accent"
              onClick={() => form.setValue('newPassword', suggestPassword(), { shouldValidate: true })}
            >
              {m.generate}
            </QuietButton>
          }
        />
      )}
    />
  );
}
