import type { NextThing } from '@rubrica/api-client/contract';
import { Button, Heading, token } from '@rubrica/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { studentTaskPath } from '../../../lib/attempts/task-path.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { WorkIcon, workColor } from '../../../lib/work/work-icon.tsx';
import { workOf, type Work } from '../../../lib/work/work.ts';
import { schoolNow } from '../../../lib/school-clock.ts';
import { ar, en, type Messages } from './messages.ts';

/** As high while it loads, so that nothing moves. */
export const nextHeight = 188;

const Panel = styled.section<{ $tint: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[4]} ${token.space[24]};
  align-items: center;
  align-content: center;
  min-block-size: ${nextHeight}px;
  padding: ${token.space[24]} ${token.space[32]};
  border-radius: ${token.radius.card};
  background: linear-gradient(
    100deg,
    color-mix(in srgb, ${(p) => p.$tint} 15%, ${token.color.surface}),
    color-mix(in srgb, ${(p) => p.$tint} 4%, ${token.color.surface})
  );
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${(p) => p.$tint} 24%, transparent);
  &:dir(rtl) {
    background: linear-gradient(
      -100deg,
      color-mix(in srgb, ${(p) => p.$tint} 15%, ${token.color.surface}),
      color-mix(in srgb, ${(p) => p.$tint} 4%, ${token.color.surface})
    );
  }
  & > div {
    min-inline-size: 0;
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & p > b {
    color: ${token.color.ink};
    font-weight: 650;
  }
  & p > b[data-late] {
    color: ${token.color.warning};
  }
  & [data-part='left'] {
    margin-block-start: ${token.space[4]};
    color: ${token.color.ink};
    font-size: ${token.font[18]};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & h2 {
    margin-block: ${token.space[4]};
    overflow-wrap: anywhere;
  }
  & q {
    display: -webkit-box;
    margin-block-start: ${token.space[8]};
    max-inline-size: 65ch;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${token.color.inkSoft};
    quotes: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (max-width: 720px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    padding: ${token.space[16]};
    gap: ${token.space[12]} ${token.space[12]};
    & > :last-child:not(:nth-child(2)) {
      grid-column: 1 / -1;
    }
  }
`;

interface Shown {
  work: Work;
  /** What kind of thing it is, before its date. */
  label: string;
  isLate?: boolean;
  when?: string;
  title: string;
  left: string;
  note?: string;
  to: string;
  action: string;
}

type Format = ReturnType<typeof useFormat>;

function leftOf(
  { words, questions, recordings }: Extract<NextThing, { kind: 'attempt' }>['left'],
  m: Messages['next'],
) {
  const parts = [
    words > 0 ? m.wordsToGo(words) : '',
    questions > 0 ? m.questionsToGo(questions) : '',
    recordings > 0 ? m.recordingsToGo(recordings) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? m.ready : m.toGo(parts.join(m.and));
}

function shownOf(next: NextThing | null, m: Messages['next'], { dateTime }: Format): Shown {
  if (next === null)
    return {
      work: 'homework',
      label: m.label,
      title: m.nothing,
      left: m.nothingText,
      to: '/student/tasks',
      action: m.allTasks,
    };
  if (next.kind === 'words')
    return {
      work: 'Vocab',
      label: m.words,
      title: m.wordsDue(next.count),
      left: m.wordsLead,
      to: '/student/words/practice',
      action: m.practise,
    };
  if (next.kind === 'lecture')
    return {
      work: 'lecture',
      label: m.lecture,
      title: next.lecture.title,
      left: m.minutesLeft(next.minutesLeft),
      to: `/student/lectures/${next.lecture._id}`,
      action: m.watch,
    };
  const { task, dueAt } = next;
  const path = studentTaskPath(task);
  const work = workOf(task);
  if (next.kind === 'task') {
    const { isLate, lecturesLeft, questionCount, timeLimitMinutes } = next;
    const facts = [
      lecturesLeft > 0 ? m.lectures(lecturesLeft) : m.parts(questionCount),
      timeLimitMinutes === null ? '' : m.minutes(timeLimitMinutes),
    ].filter((fact) => fact !== '');
    return {
      work,
      label: isLate ? m.late : m.label,
      isLate,
      ...(dueAt ? { when: (isLate ? m.wasDue : m.due)(dateTime(dueAt)) } : {}),
      title: task.title,
      left: facts.join(' · '),
      to: path,
      action: m.start,
    };
  }
  const isLate = dueAt !== null && Date.parse(dueAt) < schoolNow();
  const end = next.deadlineAt;
  return {
    work,
    label: next.isReturned ? m.returned : m.begun,
    isLate: isLate && !next.isReturned,
    ...(end ? { when: m.ends(dateTime(end)) } : dueAt ? { when: (isLate ? m.wasDue : m.due)(dateTime(dueAt)) } : {}),
    title: task.title,
    left: leftOf(next.left, m),
    note: next.note,
    to: `${path}?attempt=${next.attempt}`,
    action: m.continue,
  };
}

/** The one thing that a student does next, with how much of it is left. */
export function NextCard({ next }: { next: NextThing | null }) {
  const { next: m } = useMessages({ en, ar });
  const id = useId();
  const { work, label, isLate = false, when, title, left, note = '', to, action } = shownOf(next, m, useFormat());
  return (
    <Panel aria-labelledby={id} $tint={workColor(work)}>
      <WorkIcon work={work} size={48} />
      <div>
        <p>
          <b data-late={isLate ? '' : undefined}>{label}</b>
          {when && <> · {when}</>}
        </p>
        <Heading level={2} id={id}>
          <bdi>{title}</bdi>
        </Heading>
        <p data-part="left">{left}</p>
        {note !== '' && <q dir="auto">{note}</q>}
      </div>
      <Button variant={next ? 'primary' : 'secondary'} to={to}>
        {action}
      </Button>
    </Panel>
  );
}
