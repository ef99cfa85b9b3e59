import type { ItemsReport } from '@rubrica/api-client/contract';
import { Chip, EmptyState, formatDuration, RouteLink, Stack, type TableColumn } from '@rubrica/ui';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { ar, en } from './items-messages.ts';
import { ReportPage } from './report-page.tsx';
import type { ReportArea } from './report-request.ts';
import { useReport } from './use-report.ts';

type Row = ItemsReport['items'][number];

const sortFields = ['question', 'attempts', 'facility', 'discrimination', 'time'] as const;

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: 16px;
  text-align: start;
`;

/** What the answers of all attempts say about each question, for staff; filters, order and page are in the address. */
export function ItemsReportPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const language = useLanguage();
  const { skillNames } = useQuestionNames();
  const { state, filters, narrowing, query, report, printed } = useReport({
    key: ['TaskTaken', 'items-report'],
    sortFields,
    filters: ['skill', 'category', 'diploma', 'kind'],
    read: (request, signal) => api.getItemsReport({ query: request, signal }),
  });
  const columns: TableColumn<Row>[] = [
    {
      key: 'question',
      header: m.question,
      sortable: true,
      cell: ({ question }) =>
        // Only admins have a page of a question's statistics; an assistant finds them on those of a task.
        area === '/admin' ? (
          <RouteLink to={`/admin/questions/statistics/${question._id}`}>
            <bdi>{question.title}</bdi>
          </RouteLink>
        ) : (
          <bdi>{question.title}</bdi>
        ),
    },
    { key: 'skill', header: m.skill, cell: ({ question }) => skillNames[question.type] },
    { key: 'tasks', header: m.tasks, align: 'end', cell: ({ tasks }) => number(tasks) },
    { key: 'attempts', header: m.attempts, align: 'end', sortable: true, cell: ({ attempts }) => number(attempts) },
    {
      key: 'facility',
      header: m.facility,
      align: 'end',
      sortable: true,
      cell: ({ facility }) => (facility === null ? '–' : percent(100 * facility)),
    },
    {
      key: 'discrimination',
      header: m.discrimination,
      align: 'end',
      sortable: true,
      cell: ({ discrimination }) => (discrimination === null ? '–' : <bdi dir="ltr">{number(discrimination)}</bdi>),
    },
    {
      key: 'time',
      header: m.time,
      align: 'end',
      sortable: true,
      cell: ({ medianMs }) => (medianMs === null ? '–' : formatDuration(Math.round(medianMs / 1000), language)),
    },
    {
      key: 'look',
      header: m.look,
      cell: ({ facility, reasons }) =>
        facility === null ? (
          <Chip>{m.notEnough}</Chip>
        ) : reasons.length === 0 ? (
          <Chip tone="success">{m.fine}</Chip>
        ) : (
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{m.reasons[reason]}</li>
            ))}
          </Reasons>
        ),
    },
  ];
  return (
    <ReportPage
      request={{ report: 'items', query: narrowing }}
      area={area}
      lead={m.lead}
      printed={printed}
      summary={
        report &&
        report.total > 0 && (
          <Stack gap={4}>
            <p>
              {m.questions(report.total)}
              {' · '}
              <strong>{m.toLookAt(report.summary.toLookAt)}</strong>
            </p>
            {report.summary.known < report.total && (
              <p>{m.needed(report.total - report.summary.known, report.summary.needed)}</p>
            )}
          </Stack>
        )
      }
    >
      <ListView
        label={m.title}
        searchLabel={m.search}
        errorTitle={m.notLoaded}
        query={query}
        state={state}
        filters={filters.controls}
        columns={columns}
        rowKey={({ question }) => question._id}
        noMatch={filters.hasPeriod ? { title: m.noneInPeriod, text: m.noneInPeriodText } : undefined}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </ReportPage>
  );
}
