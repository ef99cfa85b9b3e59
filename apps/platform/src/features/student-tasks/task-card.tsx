import type { AssignedTask } from '@rubrica/api-client/contract';
import { CardLink, Chip, token, type ChipTone } from '@rubrica/ui';
import { styled } from 'styled-components';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import * as attempts from '../../lib/attempts/messages.ts';
import { studentTaskPath } from '../../lib/attempts/task-path.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { WorkIcon } from '../../lib/work/work-icon.tsx';
import { workOf } from '../../lib/work/work.ts';
import { ar, en, type Messages } from './messages.ts';
import { openAttempt } from './sort-tasks.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[16]};
  align-items: center;
  & > div {
    display: flex;
    gap: ${token.space[4]} ${token.space[16]};
    align-items: center;
    justify-content: space-between;
  }
  & h3 {
    font-size: ${token.font[18]};
    font-weight: 650;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > p {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${token.space[16]};
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
  /* The badge goes below the title: beside it, it leaves the title too little room. */
  @media (max-width: 600px) {
    & > div {
      flex-direction: column;
      align-items: start;
    }
  }
`;

function isWatched({ lectures }: AssignedTask): boolean {
  return lectures.length > 0 && lectures.every(({ isComplete }) => isComplete);
}

function lastOf(task: AssignedTask) {
  return task.attempts.at(-1);
}

function stateOf(task: AssignedTask, { card }: Messages, states: attempts.Messages['states']): [ChipTone, string] {
  const open = openAttempt(task);
  if (open?.status === 'returned') return ['highlight', card.returned];
  if (open) return ['accent', card.continue];
  const last = lastOf(task);
  if (task.kind === 'vdo-lect' && isWatched(task)) return ['success', card.completed];
  if (last) return [last.status === 'released' ? 'success' : 'neutral', states[last.status]];
  if (task.phase === 'late') return ['warning', card.lateChip];
  if (task.phase === 'upcoming') return ['neutral', card.upcoming];
  if (task.phase === 'open' && task.lectures.some(({ watchedPercent }) => watchedPercent > 0))
    return ['accent', card.continue];
  return task.phase === 'closed' ? ['neutral', card.closedChip] : ['accent', card.open];
}

function useWhen(task: AssignedTask, { card }: Messages): string {
  const { dateTime, fromNow } = useFormat();
  if (task.phase === 'upcoming' && task.openAt) return card.opens(dateTime(task.openAt));
  if (task.phase === 'closed' && task.closeAt) return card.closed(dateTime(task.closeAt));
  if (task.phase === 'late' && task.dueAt)
    return task.kind === 'vdo-lect' ? card.lateLectures(fromNow(task.dueAt)) : card.late(fromNow(task.dueAt));
  return task.dueAt ? `${card.due(dateTime(task.dueAt))} (${fromNow(task.dueAt)})` : card.noDue;
}

/** One task: its title, when it is due, and the student's progress. */
export function TaskCard({ task }: { task: AssignedTask }) {
  const messages = useMessages({ en, ar });
  const words = useMessages({ en: attempts.en, ar: attempts.ar });
  const when = useWhen(task, messages);
  const [tone, state] = stateOf(task, messages, words.states);
  const last = lastOf(task);
  const isReleased = last?.status === 'released' && last.mark !== null && last.maximum !== null;
  return (
    <CardLink to={studentTaskPath(task)}>
      <Body>
        <WorkIcon work={workOf(task)} />
        <div>
          <h3>
            <bdi>{task.title}</bdi>
          </h3>
          {isReleased && last.mark !== null && last.maximum !== null ? (
            <MarkBadge mark={last.mark} maximum={last.maximum} />
          ) : (
            <Chip tone={tone}>{state}</Chip>
          )}
        </div>
        <p>
          <span>{when}</span>
          {task.kind === 'vdo-lect' ? (
            <span>
              {messages.card.lectures(
                task.lectures.filter(({ isComplete }) => isComplete).length,
                task.lectures.length,
              )}
            </span>
          ) : (
            <>
              <span>{messages.card.questions(task.questionCount)}</span>
              <span>{task.timeLimitMinutes === null ? words.noTime : words.minutes(task.timeLimitMinutes)}</span>
            </>
          )}
        </p>
      </Body>
    </CardLink>
  );
}
