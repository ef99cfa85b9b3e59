import type { ReportFile, ReportFileId } from '@rubrica/api-client/contract';
import { Banner, RouteLink, VisuallyHidden } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './file-messages.ts';
import { useRefreshWhileMade } from './use-refresh-while-made.ts';
import { ReportFileActions } from './report-file-actions.tsx';
import { ReportFileState } from './report-file-state.tsx';
import type { ReportArea } from './report-request.ts';

const tones = {
  waiting: 'info',
  making: 'info',
  ready: 'success',
  expired: 'warning',
  failed: 'danger',
  cancelled: 'info',
} as const satisfies Record<ReportFile['status'], string>;

interface AskedFileProps {
  id: ReportFileId;
  area: ReportArea;
  /** Receives the file that is made again in its place. */
  onMadeAgain: (id: ReportFileId) => void;
  onDismiss: () => void;
}

/** The file that was just asked for, on the page of its report, until it is ready. */
export function AskedFile({ id, area, onMadeAgain, onDismiss }: AskedFileProps) {
  const m = useMessages({ en, ar });
  const refreshWhileMade = useRefreshWhileMade();
  const { data: file } = useQuery({
    queryKey: keyOf('ReportFile', 'one', id),
    queryFn: ({ signal }) => api.getReportFile({ params: { id }, signal }),
    refetchInterval: ({ state }) => refreshWhileMade(state.data && [state.data]),
  });
  const isOpen = !file || file.status === 'waiting' || file.status === 'making';
  // What is told aloud changes with the file's status, not with each of its rows.
  const told = isOpen ? m.isAsked : file.status === 'ready' ? m.isReady : m.isOver;
  return (
    <div data-no-print="">
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Banner
        tone={tones[file?.status ?? 'waiting']}
        title={isOpen ? m.isAsked : undefined}
        action={
          file && (
            <ReportFileActions
              file={file}
              name={`${m.names[file.report]} · ${m.formats[file.format]}`}
              onMadeAgain={onMadeAgain}
            />
          )
        }
        onDismiss={onDismiss}
      >
        {file ? <ReportFileState file={file} /> : m.waiting}{' '}
        <RouteLink to={`${area}/reports/files`}>{m.allFiles}</RouteLink>
      </Banner>
    </div>
  );
}
