import type { Meeting, MeetingState } from '@rubrica/api-client/contract';
import { Chip, Cluster, EmptyState, type TableColumn } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MeetingStateChip } from '../../lib/calendar/meeting-state-chip.tsx';
import { ar as calendarAr, en as calendarEn } from '../../lib/calendar/messages.ts';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { knownFilterValues, ResourceFilters, type ResourceFilter } from '../../lib/resource/resource-filters.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { schoolNow } from '../../lib/school-clock.ts';
import { useCommaList } from '../../lib/text/use-comma-list.ts';
import type { MeetingsArea } from './meetings-area.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const filterNames = ['state'] as const;
const sortFields = ['title', 'startsAt'] as const;
const states = ['scheduled', 'live', 'ended', 'cancelled'] as const;

/** Meetings as a table: those to come, the next first; or all, or those of a state, the latest first. */
export function MeetingList({ area }: { area: MeetingsArea }) {
  const m = useMessages({ en, ar });
  const { states: stateNames } = useMessages({ en: calendarEn, ar: calendarAr });
  const format = useCalendarFormat(useSchoolTimeZone());
  const commaList = useCommaList();
  const meetings = useResource('Meeting');
  const state = useListState(filterNames, sortFields);
  const filters: ResourceFilter<{ state?: MeetingState | 'any' | undefined }>[] = [
    {
      name: 'state',
      options: [
        { value: 'any', label: m.list.allStates },
        ...states.map((value) => ({ value, label: stateNames[value] })),
      ],
      select: { label: m.list.state, all: m.list.coming },
    },
  ];
  const values = knownFilterValues(filters, state.filters);
  const chosen = states.find((each) => each === values['state']);
  const [now] = useState(() => new Date(schoolNow()).toISOString());
  const isComing = values['state'] === undefined;
  const wanted = isComing ? { sort: 'startsAt' as const, from: now } : { sort: '-startsAt' as const };
  const query = useQuery(meetings.list({ ...wanted, ...state.query, ...(chosen ? { state: chosen } : {}) }));
  const columns: TableColumn<Meeting>[] = [
    {
      key: 'title',
      header: m.list.columns.title,
      sortable: true,
      cell: ({ _id, title }) => (
        <Link to={`${area}/meetings/${_id}`}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'startsAt',
      header: m.list.columns.startsAt,
      sortable: true,
      cell: ({ startsAt }) => <span style={{ whiteSpace: 'nowrap' }}>{format.dateTime(startsAt)}</span>,
    },
    {
      key: 'groups',
      header: m.list.columns.groups,
      cell: ({ groupNames, studentCount }) => <bdi>{commaList(groupNames) || m.page.students(studentCount)}</bdi>,
    },
    {
      key: 'teacher',
      header: m.list.columns.teacher,
      cell: ({ teacherName }) => <bdi>{teacherName ?? m.page.none}</bdi>,
    },
    { key: 'state', header: m.list.columns.state, cell: (meeting) => <MeetingStateChip state={meeting.state} /> },
    {
      key: 'sheet',
      header: m.list.columns.sheet,
      cell: ({ confirmedCount, studentCount, disputeCount }) => (
        <Cluster gap={8}>
          <span>{m.list.confirmed(confirmedCount, studentCount)}</span>
          {disputeCount > 0 && <Chip tone="warning">{m.list.disputes(disputeCount)}</Chip>}
        </Cluster>
      ),
    },
  ];
  return (
    <ListView
      query={query}
      state={state}
      searchLabel={m.list.search}
      errorTitle={m.problem}
      filters={<ResourceFilters filters={filters} values={values} onChange={state.set} />}
      empty={
        <EmptyState title={m.list.empty}>{area === '/admin' ? m.list.emptyText : m.list.emptyAssistant}</EmptyState>
      }
      label={m.title}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowLabel={({ title }) => title}
    />
  );
}
