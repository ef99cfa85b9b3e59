import type { LectureSummary } from '@rubrica/api-client/contract';
import {
  Button,
  Cluster,
  EmptyState,
  foldText,
  Heading,
  SearchField,
  Select,
  Skeleton,
  Stack,
  token,
} from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useListState } from '../../lib/list/use-list-state.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { groupByLevel, nextLecture, stateOf, type LectureGroup } from './lecture-order.ts';
import { LectureRow, NextLecture } from './lecture-row.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useLectures } from './use-lectures.ts';

const filterNames = ['level'] as const;
const noFields: readonly never[] = [];
const all = 'all';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding-inline: ${token.space[8]};

  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`;

/** A student's lectures: the next one, then all by level. */
export function LecturesPage({ courses }: { courses?: ReactNode }) {
  const { list: m } = useMessages({ en, ar });
  return (
    <Page title={m.title} lead={m.lead}>
      <QueryView
        query={useLectures()}
        errorTitle={m.notLoaded}
        loadingLabel={m.loading}
        skeleton={
          <Stack gap={16}>
            <Skeleton height="190px" />
            <Skeleton height="79px" />
            <Skeleton height="79px" />
          </Stack>
        }
      >
        {(lectures) =>
          lectures.length === 0 ? (
            <Stack gap={24}>
              {courses}
              <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
            </Stack>
          ) : (
            <Lectures lectures={lectures} courses={courses} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Lectures({ lectures, courses }: { lectures: readonly LectureSummary[]; courses: ReactNode }) {
  const { list: m } = useMessages({ en, ar });
  const state = useListState(filterNames, noFields);
  const levels = groupByLevel(lectures).flatMap(({ level }) => (level ? [level] : []));
  const wanted = foldText(state.search);
  const shown = lectures.filter(
    ({ title, level }) =>
      foldText(title).includes(wanted) && (!state.filters.level || level?._id === state.filters.level),
  );
  const next = nextLecture(lectures);
  const levelOptions = [
    { value: all, label: m.allLevels },
    ...levels.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <Stack gap={24}>
      {!state.isNarrowed &&
        (next ? (
          <NextLecture lecture={next} />
        ) : (
          <EmptyState title={m.allDone} illustration="done">
            {m.allDoneText}
          </EmptyState>
        ))}
      {!state.isNarrowed && courses}
      {lectures.length > 1 && (
        <Cluster gap={12}>
          <div style={{ flex: '1 1 220px', maxInlineSize: 360 }}>
            <SearchField label={m.search} value={state.search} onChange={(search) => state.set({ search })} />
          </div>
          {levels.length > 1 && (
            <Select
              label={m.level}
              hideLabel
              options={levelOptions}
              value={state.filters.level ?? all}
              onChange={(level) => state.set({ level: level === all ? undefined : level })}
            />
          )}
        </Cluster>
      )}
      {shown.length === 0 && (
        <EmptyState
          title={m.noHits}
          illustration="search"
          action={
            <Button variant="secondary" onClick={() => state.set({ search: undefined, level: undefined })}>
              {m.clear}
            </Button>
          }
        >
          {m.noHitsText}
        </EmptyState>
      )}
      {groupByLevel(shown).map((group) => (
        <LevelSection key={group.level?._id ?? ''} group={group} isOnly={levels.length === 0} />
      ))}
    </Stack>
  );
}

function LevelSection({ group, isOnly }: { group: LectureGroup; isOnly: boolean }) {
  const { list: m } = useMessages({ en, ar });
  const id = useId();
  const done = group.lectures.filter((lecture) => stateOf(lecture) === 'completed').length;
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Head>
        <Heading level={2} size={18} id={id}>
          <bdi>{group.level?.name ?? (isOnly ? m.title : m.noLevel)}</bdi>
        </Heading>
        <p>{m.completed(done, group.lectures.length)}</p>
      </Head>
      <Rows>
        {group.lectures.map((lecture) => (
          <li key={lecture._id}>
            <LectureRow lecture={lecture} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
