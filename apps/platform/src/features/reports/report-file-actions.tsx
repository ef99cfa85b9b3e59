import type { CallArguments, Contract, ReportFile, ReportFileId } from '@rubrica/api-client/contract';
import { QuietButton } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, X } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar, en } from './file-messages.ts';

interface ReportFileActionsProps {
  file: ReportFile;
  /** What the file is called, for the buttons' names. */
  name: string;
  /** Receives the file that is made again, which is another one. */
  onMadeAgain?: (id: ReportFileId) => void;
}

/** What can be done with a file that was asked for: download it, end its making, or have it made again. */
export function ReportFileActions({ file, name, onMadeAgain }: ReportFileActionsProps) {
  const m = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const params = { id: file._id };
  const [change, isChanging] = useExclusive(async (work: () => Promise<unknown>) => {
    // The toast says what went wrong.
    await runChange(async () => void (await work()), m.notChanged).catch(() => {});
    await invalidate(client, 'ReportFile');
  });
  const [save, isSaving] = useExclusive(async () => {
    try {
      await downloadFile(`/api/report-files/${file._id}/content`, `${name}.${file.format}`);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || m.notDownloaded);
      await invalidate(client, 'ReportFile');
    }
  });
  const makeAgain = async () => {
    const { report, format, query } = file;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server stored what it had parsed by this very schema
    const body = { report, format, query } as CallArguments<Contract['createReportFile']>['body'];
    const made = await api.createReportFile({ body });
    // What shows the other file has it at once, and keeps the button that was pressed.
    client.setQueryData<ReportFile>(keyOf('ReportFile', 'one', made._id), made);
    onMadeAgain?.(made._id);
  };
  switch (file.status) {
    case 'waiting':
    case 'making':
      return (
        <QuietButton
          icon={<X aria-hidden="true" />}
          loading={isChanging}
          aria-label={`${m.cancel}: ${name}`}
          onClick={() => void change(() => api.cancelReportFile({ params }))}
        >
          {m.cancel}
        </QuietButton>
      );
    case 'ready':
      return (
        <QuietButton
          tone="accent"
          icon={<Download aria-hidden="true" />}
          loading={isSaving}
          aria-label={`${m.download}: ${name}`}
          onClick={() => void save()}
        >
          {m.download}
        </QuietButton>
      );
    case 'expired':
    case 'failed':
    case 'cancelled':
      return (
        <QuietButton
          icon={<RotateCcw aria-hidden="true" />}
          loading={isChanging}
          aria-label={`${m.again}: ${name}`}
          onClick={() => void change(makeAgain)}
        >
          {m.again}
        </QuietButton>
      );
  }
}
