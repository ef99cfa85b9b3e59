import type { ReportFile } from '@rubrica/api-client/contract';
import { Progress } from '@rubrica/ui';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './file-messages.ts';

/** What has become of a file that somebody asked for: how much of it is made, until when it is there, or why it is not. */
export function ReportFileState({ file }: { file: ReportFile }) {
  const m = useMessages({ en, ar });
  const { number, date } = useFormat();
  switch (file.status) {
    case 'waiting':
      return m.waiting;
    case 'making':
      return (
        <Progress
          label={m.making}
          value={file.rows > 0 ? file.rowsMade / file.rows : 0}
          valueText={m.rowsOf(number(file.rowsMade), number(file.rows))}
        />
      );
    case 'ready':
      return m.ready(date(file.expiresAt ?? file.createdAt));
    case 'expired':
      return m.expired(date(file.expiresAt ?? file.createdAt));
    case 'failed':
      return m.failures[file.failure ?? 'other'];
    case 'cancelled':
      return m.cancelled;
  }
}
