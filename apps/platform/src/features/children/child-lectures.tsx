import type { Child, LectureSummary } from '@rubrica/api-client/contract';
import { Chip, Heading, Progress, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { readPages } from '../../lib/list/read-pages.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(96px, 200px) 112px;
    gap: ${token.space[4]} ${token.space[16]};
    align-items: center;
    min-block-size: 48px;
    padding-block: ${token.space[4]};
  }
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & > li > :last-child {
    justify-self: end;
  }
  @media (max-width: 600px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** How far a child is with each lecture. Renders nothing where the child has none. */
export function ChildLectures({ child }: { child: Child }) {
  const { lectures: m } = useMessages({ en, ar });
  const id = useId();
  const query = useQuery({
    queryKey: keyOf('Lecture', 'child', child._id),
    queryFn: ({ signal }) => readPages((page) => api.listLectures({ query: { student: child._id, ...page }, signal })),
  });
  return (
    <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading} skeleton={<Skeleton height="96px" />}>
      {(lectures) =>
        lectures.length > 0 && (
          <Stack as="section" gap={8} aria-labelledby={id}>
            <Heading level={2} size={18} id={id}>
              {m.title}
            </Heading>
            <List>
              {lectures.map((lecture) => (
                <ChildLecture key={lecture._id} lecture={lecture} />
              ))}
            </List>
          </Stack>
        )
      }
    </QueryView>
  );
}

function ChildLecture({ lecture: { title, progress } }: { lecture: LectureSummary }) {
  const { lectures: m } = useMessages({ en, ar });
  const { percent } = useFormat();
  const watched = progress?.percent ?? 0;
  const isCompleted = progress !== null && progress.completedAt !== null;
  return (
    <li>
      <div>
        <bdi>{title}</bdi>
      </div>
      <Progress
        label={m.watched(title)}
        hideLabel
        value={watched / 100}
        valueText={percent(watched)}
        tone={isCompleted ? 'success' : 'accent'}
      />
      <div>
        <Chip tone={isCompleted ? 'success' : progress ? 'accent' : 'neutral'}>
          {isCompleted ? m.completed : progress ? percent(watched) : m.notStarted}
        </Chip>
      </div>
    </li>
  );
}
