import { Button, Cluster, Menu, QuietButton, RouteLink, Stack, token } from '@rubrica/ui';
import { Download, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { Printed, PrintStyle } from '../../lib/page/printed.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';

/** The area in which a report is shown. */
export type ReportArea = '/admin' | '/assistant';

const Reports = styled.nav`
  display: flex;
  gap: ${token.space[16]};
  border-block-end: 1px solid ${token.color.line};

  & > a {
    padding: ${token.space[12]} ${token.space[4]};
    color: ${token.color.inkSoft};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-block-end: 2px solid ${token.color.accent};
    color: ${token.color.ink};
    font-weight: 600;
  }
`;

/** On paper there is nothing to search with or to choose from. */
const OnPaper = styled.div`
  @media print {
    & > * > * > div:first-child:has(input) {
      display: none;
    }
  }
`;

interface ReportPageProps {
  report: 'marks' | 'attendance';
  area: ReportArea;
  lead: string;
  /** What the rows were selected by, as the server's call takes it, without the page. */
  query: Readonly<Record<string, string | undefined>>;
  /** What all rows come to. */
  summary: ReactNode;
  /** The table with its filters. */
  children: ReactNode;
  /** Stands below the table. */
  chart?: ReactNode;
}

/** A report: what it comes to, its rows, and the same rows as a file or on paper. */
export function ReportPage({ report, area, lead, query, summary, children, chart }: ReportPageProps) {
  const m = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const format = useCalendarFormat(useSchoolTimeZone());
  const [openedAt] = useState(() => new Date().toISOString());
  const [address] = useSearchParams();
  const [from, until] = [address.get('from'), address.get('until')];
  const [save, isSaving] = useExclusive(async (type: 'xlsx' | 'csv') => {
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
    try {
      await downloadFile(`/api/reports/${report}.${type}?${new URLSearchParams(given)}`, `${m[report]}.${type}`);
    } catch {
      toast.error(m.notDownloaded);
    }
  });
  return (
    <Page
      title={`${m.title}: ${m[report]}`}
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
                {m.download}
              </Button>
            }
            items={[
              { label: m.asXlsx, onSelect: () => void save('xlsx') },
              { label: m.asCsv, onSelect: () => void save('csv') },
            ]}
          />
        </Cluster>
      }
    >
      <PrintStyle />
      <Printed>
        <span>{brand}</span>
        <span>{m.printed(format.dateOf(openedAt))}</span>
        {(from || until) && <span>{[from, until].join(' – ')}</span>}
      </Printed>
      <Stack gap={24}>
        <Reports aria-label={m.title}>
          <RouteLink to={`${area}/reports`} aria-current={report === 'marks' ? 'page' : undefined}>
            {m.marks}
          </RouteLink>
          <RouteLink to={`${area}/reports/attendance`} aria-current={report === 'attendance' ? 'page' : undefined}>
            {m.attendance}
          </RouteLink>
        </Reports>
        {summary}
        <OnPaper>
          <Compact>{children}</Compact>
        </OnPaper>
        {chart}
      </Stack>
    </Page>
  );
}
