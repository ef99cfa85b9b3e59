import type { Lecture, LectureStudent } from '@rubrica/api-client/contract';
import { Chip, EmptyState, Progress, type TableColumn } from '@rubrica/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { stateOf, stateTones } from './lecture-order.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StudentLink } from '../../lib/people/student-link.tsx';

const noFilters: readonly never[] = [];
const sortFields = ['name', 'watched', 'seenAt'] as const;

/** How far each student is with a lecture. */
export function LectureStudents({ lecture }: { lecture: Lecture }) {
  const { list, staff: m } = useMessages({ en, ar });
  const { dateTime, percent } = useFormat();
  const state = useListState(noFilters, sortFields);
  const query = useQuery({
    queryKey: keyOf('Lecture', 'students', lecture._id, state.query),
    queryFn: ({ signal }) => api.listLectureStudents({ params: { id: lecture._id }, query: state.query, signal }),
    placeholderData: keepPreviousData,
  });
  const columns: TableColumn<LectureStudent>[] = [
    {
      key: 'name',
      header: m.student,
      sortable: true,
      cell: ({ student, name }) => <StudentLink id={student} name={name} />,
    },
    {
      key: 'watched',
      header: m.watched,
      sortable: true,
      width: '180px',
      cell: ({ name, progress }) => (
        <Progress
          label={m.watchedBy(name)}
          hideLabel
          value={(progress?.percent ?? 0) / 100}
          valueText={percent(progress?.percent ?? 0)}
        />
      ),
    },
    { key: 'percent', header: '%', align: 'end', cell: ({ progress }) => percent(progress?.percent ?? 0) },
    ...(lecture.stops.length === 0
      ? []
      : [
          {
            key: 'answered',
            header: m.answered,
            cell: ({ answered }: LectureStudent) => m.ofQuestions(answered, lecture.stops.length),
          },
        ]),
    {
      key: 'state',
      header: m.state,
      cell: (row) => <Chip tone={stateTones[stateOf(row)]}>{list.states[stateOf(row)]}</Chip>,
    },
    {
      key: 'seenAt',
      header: m.seen,
      sortable: true,
      cell: ({ progress }) =>
        progress ? <time dateTime={progress.seenAt}>{dateTime(progress.seenAt)}</time> : m.never,
    },
  ];
  return (
    <ListView
      query={query}
      state={state}
      searchLabel={m.searchStudents}
      errorTitle={m.studentsNotLoaded}
      empty={<EmptyState title={m.noStudents}>{m.noStudentsText}</EmptyState>}
      label={m.students}
      columns={columns}
      rowKey={({ student }) => student}
      rowLabel={({ name }) => name}
    />
  );
}
