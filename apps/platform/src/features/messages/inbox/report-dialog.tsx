import type { ChatMessage } from '@rubrica/api-client/contract';
import { TextArea } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface ReportDialogProps {
  message: ChatMessage;
  onReported: (message: ChatMessage) => void;
  onClose: () => void;
}

/** Reports to the admins what somebody wrote. */
export function ReportDialog({ message, onReported, onClose }: ReportDialogProps) {
  const m = useMessages({ en, ar });
  const client = useQueryClient();
  const schema = useMemo(() => z.object({ reason: z.string().trim().min(1, m.reasonRequired).max(500) }), [m]);
  return (
    <ResourceDialog
      title={m.reportTitle}
      description={m.reportLead}
      schema={schema}
      defaultValues={{ reason: '' }}
      saveLabel={m.reportSave}
      failed={m.reportFailed}
      onSave={async (body) => {
        onReported(await api.reportChatMessage({ params: { id: message._id }, body }));
        await invalidate(client, 'ChatThread');
        return m.reported;
      }}
      onClose={onClose}
      fields={(field) => <TextArea {...field('reason')} label={m.reason} rows={3} maxLength={500} dir="auto" />}
    />
  );
}
