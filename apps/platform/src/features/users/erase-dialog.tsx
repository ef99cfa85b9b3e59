import { cleanLine } from '@rubrica/api-client/clean-line';
import type { User } from '@rubrica/api-client/contract';
import { Banner, TextField } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { LeftBehindBanner } from './left-behind.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface EraseDialogProps {
  user: User;
  onClose: () => void;
}

/** Erases what is personal of somebody, once their name is typed: nothing of it can be brought back. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
  const { erase: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const schema = useMemo(
    () => z.object({ name: z.string().refine((typed) => cleanLine(typed) === cleanLine(user.name), m.nameDiffers) }),
    [m, user.name],
  );
  return (
    <ResourceDialog
      title={m.title(user.name)}
      size="small"
      schema={schema}
      defaultValues={{ name: '' }}
      onSave={async ({ name }) => {
        const { message } = await api.eraseUser({ params: { id: user._id }, body: { name } });
        await invalidate(client, 'User', 'Group', 'Auth', 'AuditEntry');
        return message;
      }}
      failed={m.failed}
      saveLabel={m.save}
      onClose={onClose}
      fields={(field) => (
        <>
          <Banner tone="danger" title={m.forGood}>
            {m.gone}
          </Banner>
          <p>{m.stays}</p>
          <LeftBehindBanner user={user} change={{ role: user.role, closed: 'for-good' }} />
          <TextField {...field('name')} label={m.typeName} hint={user.name} autoComplete="off" spellCheck={false} />
        </>
      )}
    />
  );
}
