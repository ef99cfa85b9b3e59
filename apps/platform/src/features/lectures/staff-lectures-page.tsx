import type { LectureSummary } from '@rubrica/api-client/contract';
import { EmptyState, formatDuration, type TableColumn, useUi } from '@rubrica/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const noFilters: readonly never[] = [];
const sortFields = ['title', 'durationMs', 'order'] as const;

/** The lectures of an assistant's groups, tasks and courses, and how many of the students that they mark have begun and completed each. */
export function StaffLecturesPage() {
  const { list, staff: m } = useMessages({ en, ar });
  const { language } = useUi();
  const { number } = useFormat();
  const state = useListState(noFilters, sortFields);
  const query = useQuery({
    queryKey: keyOf('Lecture', 'list', state.query),
    queryFn: ({ signal }) => api.listLectures({ query: state.query, signal }),
    placeholderData: keepPreviousData,
  });
  const columns: TableColumn<LectureSummary>[] = [
    {
      key: 'title',
      header: m.columns.title,
      sortable: true,
      cell: ({ _id, title }) => (
        <Link to={`/assistant/lectures/${_id}`}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { key: 'level', header: m.columns.level, cell: ({ level }) => level?.name ?? '–' },
    {
      key: 'durationMs',
      header: m.columns.duration,
      align: 'end',
      sortable: true,
      cell: ({ durationMs }) => formatDuration(Math.floor(durationMs / 1000), language),
    },
    { key: 'questions', header: m.columns.questions, align: 'end', cell: ({ stops }) => number(stops.length) },
    {
      key: 'started',
      header: m.columns.started,
      align: 'end',
      cell: ({ audience }) => number(audience?.started ?? 0),
    },
    {
      key: 'completed',
      header: m.columns.completed,
      align: 'end',
      cell: ({ audience }) => number(audience?.completed ?? 0),
    },
  ];
  return (
    <Compact>
      <Page title={list.title} lead={m.lead} width="wide">
        <ListView
          query={query}
          state={state}
          searchLabel={m.search}
          errorTitle={m.notLoaded}
          empty={<EmptyState title={m.empty}>{m.emptyText}</EmptyState>}
          label={list.title}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowLabel={({ title }) => title}
        />
      </Page>
    </Compact>
  );
}
