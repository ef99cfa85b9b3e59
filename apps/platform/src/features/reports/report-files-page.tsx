import type { ReportFile } from '@rubrica/api-client/contract';
import { Button, EmptyState, RouteLink, Skeleton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { Rows } from '../../lib/page/section.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './file-messages.ts';
import { ReportFileActions } from './report-file-actions.tsx';
import { ReportFileState } from './report-file-state.tsx';
import { useRefreshWhileMade } from './use-refresh-while-made.ts';
import { ReportTabs } from './report-tabs.tsx';
import { type ReportArea, reportPath } from './report-request.ts';

const What = styled.div`
  max-inline-size: 64ch;
`;

/** The files of long reports that the reader asked for: those that are made, and those that are ready for a week. */
export function ReportFilesPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const refreshWhileMade = useRefreshWhileMade();
  const query = useQuery({
    queryKey: keyOf('ReportFile', 'list'),
    queryFn: ({ signal }) => api.listReportFiles({ signal }),
    refetchInterval: ({ state }) => refreshWhileMade(state.data?.items),
  });
  return (
    <Page title={m.title} lead={m.lead} width="wide">
      <Stack gap={24}>
        <ReportTabs area={area} current="files" />
        <QueryView
          query={query}
          errorTitle={m.notLoaded}
          loadingLabel={m.loading}
          skeleton={
            <Stack gap={12}>
              <Skeleton height="64px" />
              <Skeleton height="64px" />
            </Stack>
          }
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={m.none} action={<Button to={reportPath(area, 'marks')}>{m.toReports}</Button>}>
                {m.noneText}
              </EmptyState>
            ) : (
              <Rows aria-label={m.title}>
                {items.map((file) => (
                  <FileRow key={file._id} file={file} area={area} />
                ))}
              </Rows>
            )
          }
        </QueryView>
      </Stack>
    </Page>
  );
}

function FileRow({ file, area }: { file: ReportFile; area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { dateTime, fromNow } = useFormat();
  const name = `${m.names[file.report]} · ${m.formats[file.format]}`;
  return (
    <li>
      <What>
        <b>
          <RouteLink to={reportPath(area, file.report, file.query)}>{m.names[file.report]}</RouteLink>
          {` · ${m.formats[file.format]}`}
        </b>
        <div>
          <ReportFileState file={file} />
        </div>
        <small>
          <time dateTime={file.createdAt} title={dateTime(file.createdAt)}>
            {m.asked(fromNow(file.createdAt))}
          </time>
        </small>
      </What>
      <ReportFileActions file={file} name={name} />
    </li>
  );
}
