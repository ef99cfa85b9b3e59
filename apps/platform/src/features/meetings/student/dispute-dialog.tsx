import type { MeetingId } from '@rubrica/api-client/contract';
import { TextArea } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { ar, en } from './messages.ts';

/** A student says that their status is wrong, and why. */
export function DisputeDialog({ meeting, onClose }: { meeting: MeetingId; onClose: () => void }) {
  const { dispute: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const schema = useMemo(() => z.object({ text: z.string().trim().min(1, m.required).max(500) }), [m]);
  return (
    <ResourceDialog
      title={m.title}
      description={m.lead}
      size="small"
      schema={schema}
      defaultValues={{ text: '' }}
      saveLabel={m.submit}
      failed={m.failed}
      onSave={async (body) => {
        await api.disputeAttendance({ params: { id: meeting }, body });
        await invalidate(client, 'Meeting');
        return m.sent;
      }}
      onClose={onClose}
      fields={(field) => <TextArea {...field('text')} label={m.text} rows={4} maxLength={500} required />}
    />
  );
}
