import type { User } from '@rubrica/api-client/contract';
import { TextArea } from '@rubrica/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { useMessages } from '../../../lib/i18n.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface RejectDialogProps {
  people: readonly User[];
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason that rejected people are mailed. */
export function RejectDialog({ people, onReject, onClose }: RejectDialogProps) {
  const m = useMessages({ en, ar });
  const schema = useMemo(() => z.object({ reason: z.string().trim().min(3, m.reasonRequired).max(1000) }), [m]);
  return (
    <ResourceDialog
      title={m.rejectTitle(people.length, people[0]?.name ?? '')}
      description={m.rejectBody}
      size="small"
      schema={schema}
      defaultValues={{ reason: '' }}
      onSave={async ({ reason }) => onReject(reason)}
      failed={m.failed}
      saveLabel={m.reject}
      onClose={onClose}
      fields={(field) => <TextArea {...field('reason')} label={m.reason} hint={m.reasonHint} rows={3} />}
    />
  );
}
