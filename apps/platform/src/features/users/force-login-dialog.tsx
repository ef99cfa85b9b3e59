import type { User } from '@rubrica/api-client/contract';
import { TextArea } from '@rubrica/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { completeLogin } from '../../lib/session-navigation.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Logs the admin in as somebody else for a while, with a reason that goes into the audit log. */
export function ForceLoginDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const navigate = useNavigate();
  const schema = useMemo(() => z.object({ reason: z.string().trim().min(3, m.reasonRequired).max(500) }), [m]);
  return (
    <ResourceDialog
      title={m.forceTitle(user.name)}
      description={m.forceBody}
      size="small"
      schema={schema}
      defaultValues={{ reason: '' }}
      onSave={async ({ reason }) => {
        const reply = await api.forceLogin({ body: { userId: user._id, reason } });
        completeLogin(reply, `/${reply.user.role}`, navigate);
      }}
      failed={m.saveFailed}
      saveLabel={m.forceLogin}
      onClose={onClose}
      fields={(field) => <TextArea {...field('reason')} label={m.reason} hint={m.reasonHint} rows={3} />}
    />
  );
}
