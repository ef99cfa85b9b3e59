import { mostStreamedRows, type ReportFileId } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, Menu, QuietButton, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { isCalendarDate } from '../../lib/calendar/dates.ts';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useFormat } from '../../lib/format.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { Printed, printedPeriod, PrintStyle } from '../../lib/page/printed.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { toast } from '../../lib/toast/toast.ts';
import { AskedFile } from './asked-file.tsx';
import { ar as filesAr, en as filesEn } from './file-messages.ts';
import { ar, en } from './messages.ts';
import { ReportTabs } from './report-tabs.tsx';
import type { ReportArea, ReportRequest } from './report-request.ts';

/**
 * A table with many columns: their names may wrap, and the filters stand on one line, below their labels. On paper there is nothing
 * to search with or to choose from.
 */
const WideTable = styled.div`
  & > * > * > div:first-child:has(input) {
    align-items: end !important;
  }
  & thead th {
    white-space: normal;
  }
  & thead button {
    text-align: inherit;
  }
  & thead button > svg {
    flex: none;
  }
  @media (max-width: 960px) {
    & :is(th, td) {
      padding-inline: 6px;
    }
  }
  @media print {
    & > * > * > div:first-child:has(input) {
      display: none;
    }
  }
`;

interface PrintedRows {
  /** The filters in force, with their names. */
  filters: readonly string[];
  /** Which rows are on the page; undefined until they are known. */
  rows: { first: number; last: number; total: number } | undefined;
  /** How many rows all pages have; undefined until that is known. */
  total: number | undefined;
}

interface ReportPageProps {
  /** The report and what its rows were selected by, as the server's call takes it, without the page. */
  request: ReportRequest;
  area: ReportArea;
  lead: string;
  /** What paper says of the rows that are on it. */
  printed: PrintedRows;
  /** What all rows come to. */
  summary: ReactNode;
  /** The table with its filters. */
  children: ReactNode;
  /** Stands below the table. */
  chart?: ReactNode;
}

/** A report: what it comes to, its rows, and the same rows as a file or on paper. */
export function ReportPage({ request, area, lead, printed, summary, children, chart }: ReportPageProps) {
  const m = useMessages({ en, ar });
  const files = useMessages({ en: filesEn, ar: filesAr });
  const { number } = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [asked, setAsked] = useState<ReportFileId | null>(null);
  const { report, query } = request;
  const title = files.names[report];
  const { rows, total = 0 } = printed;
  const isLong = total > mostStreamedRows;
  const { brand } = useCommonMessages();
  const format = useCalendarFormat(useSchoolTimeZone());
  const [openedAt] = useState(() => new Date().toISOString());
  const [address] = useSearchParams();
  const dateOf = (name: string) => {
    const text = address.get(name) ?? '';
    return isCalendarDate(text) ? text : '';
  };
  const [from, until] = [dateOf('from'), dateOf('until')];
  const [save, isSaving] = useExclusive(async (type: 'xlsx' | 'csv') => {
    if (isLong) {
      const make = async () => {
        setAsked((await api.createReportFile({ body: { ...request, format: type } }))._id);
        await invalidate(client, 'ReportFile');
      };
      // The toast says what went wrong.
      await runChange(make, files.notChanged).catch(() => {});
      return;
    }
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
    try {
      await downloadFile(`/api/reports/${report}.${type}?${new URLSearchParams(given)}`, `${title}.${type}`);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || files.notDownloaded);
    }
  });
  return (
    <Page
      title={`${m.title}: ${title}`}
      lead={lead}
      width="wide"
      action={
        <Cluster data-no-print="">
          <QuietButton icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {m.print}
          </QuietButton>
          <Menu
            align="end"
            trigger={
              <Button icon={<Download aria-hidden="true" />} loading={isSaving}>
                {files.download}
              </Button>
            }
            items={[
              { label: files.formats.xlsx, onSelect: () => void save('xlsx') },
              { label: files.formats.csv, onSelect: () => void save('csv') },
            ]}
          />
        </Cluster>
      }
    >
      <PrintStyle />
      <Printed>
        <span>{brand}</span>
        <span>{m.printed(format.dateOf(openedAt))}</span>
        {(from || until) && <span>{printedPeriod({ from, until }, format, m)}</span>}
        {printed.filters.map((filter) => (
          <bdi key={filter}>{filter}</bdi>
        ))}
        {rows && rows.last - rows.first + 1 < rows.total && (
          <span>{m.rowsOf(number(rows.first), number(rows.last), number(rows.total))}</span>
        )}
      </Printed>
      <Stack gap={24}>
        <ReportTabs area={area} current={report} />
        {asked ? (
          <AskedFile id={asked} area={area} onMadeAgain={setAsked} onDismiss={() => setAsked(null)} />
        ) : (
          isLong && (
            <div data-no-print="">
              <Banner>{files.long(number(total))}</Banner>
            </div>
          )
        )}
        {summary}
        <WideTable>
          <Compact>{children}</Compact>
        </WideTable>
        {chart}
      </Stack>
    </Page>
  );
}
