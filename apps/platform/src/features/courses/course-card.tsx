import type { Course } from '@rubrica/api-client/contract';
import { Card, Heading, Progress, token } from '@rubrica/ui';
import { ChevronRight, CircleCheck, FileText, ListChecks, PlayCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { pathOf } from './course-path.ts';
import { messages } from './messages.ts';

const icons = { lecture: PlayCircle, task: ListChecks, pdf: FileText };

const Body = styled.div`
  display: grid;
  gap: ${token.space[12]};

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    min-block-size: 44px;
    padding: ${token.space[4]} ${token.space[12]};
    border-radius: ${token.radius.control};
    color: ${token.color.ink};
    text-decoration: none;
  }
  & a:hover {
    background: ${token.color.hover};
  }
  & a > b,
  & a > span {
    overflow-wrap: anywhere;
  }
  & a > small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    white-space: nowrap;
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${token.color.inkSoft};
  }
  & [data-state='done'] > svg:first-child {
    color: ${token.color.success};
  }
  & > a[data-state='next'] {
    background: ${token.color.accentSoft};
  }
  & summary {
    min-block-size: 44px;
    padding-block: ${token.space[8]};
    cursor: pointer;
    font-size: ${token.font[14]};
  }
  & ol {
    display: grid;
    padding: 0;
    list-style: none;
  }
`;

type Item = Course['items'][number];

function Part({ item, isNext = false }: { item: Item; isNext?: boolean }) {
  const m = useMessages(messages);
  const Icon = item.isDone ? CircleCheck : icons[item.kind];
  const state = item.isDone ? m.isDone : item.percent > 0 ? m.percent(item.percent) : m.kinds[item.kind];
  return (
    <Link to={pathOf(item)} data-state={isNext ? 'next' : item.isDone ? 'done' : undefined}>
      <Icon aria-hidden="true" />
      {isNext ? (
        <b>
          {m.next}: <bdi>{item.title}</bdi>
        </b>
      ) : (
        <span>
          <bdi>{item.title}</bdi>
        </span>
      )}
      <small>{state}</small>
      <ChevronRight data-mirror="" aria-hidden="true" />
    </Link>
  );
}

/** A course: how far its student is, the next thing to do, and all parts behind a press. */
export function CourseCard({ course }: { course: Course }) {
  const m = useMessages(messages);
  const { name, percent, items } = course;
  const next = course.next === null ? undefined : items[course.next];
  const done = items.filter(({ isDone }) => isDone).length;
  const isDone = done === items.length;
  return (
    <Card as="li">
      <Body>
        <Heading level={3} size={18}>
          <bdi>{name}</bdi>
        </Heading>
        <Progress label={m.progress(name)} hideLabel value={percent / 100} tone={isDone ? 'success' : 'accent'} />
        {next ? <Part item={next} isNext /> : <p>{isDone ? m.done : m.nothingNow}</p>}
        <details>
          <summary>{m.parts(done, items.length)}</summary>
          <ol>
            {items.map((item) => (
              <li key={pathOf(item)}>
                <Part item={item} />
              </li>
            ))}
          </ol>
        </details>
      </Body>
    </Card>
  );
}
