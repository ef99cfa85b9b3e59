import type { AssistantHome } from '@rubrica/api-client/contract';
import { Chip, EmptyState, QuietButton } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { None, Section } from '../../../lib/page/section.tsx';
import { WorkIcon } from '../../../lib/work/work-icon.tsx';
import { workOf } from '../../../lib/work/work.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { LinkRows } from './rows.ts';

/** Where an assistant marks an attempt. */
export function sheetPath({ _id, task }: AssistantHome['waiting']['attempts'][number]): string {
  return `/assistant/tasks/correct/${task._id}/task-taken/${_id}`;
}

/** The attempts that wait for the assistant, oldest first. */
export function WaitingWork({ waiting: { count, attempts }, hasGroups }: Pick<AssistantHome, 'waiting' | 'hasGroups'>) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  if (!hasGroups) {
    return (
      <EmptyState title={m.noGroups} illustration="people">
        {m.noGroupsBody}
      </EmptyState>
    );
  }
  if (count === 0) {
    return (
      <EmptyState title={m.nothingToMark} illustration="done">
        {m.nothingToMarkBody}
      </EmptyState>
    );
  }
  return (
    <Section title={m.toMark} action={<QuietButton to="/assistant/tasks">{m.allTasks}</QuietButton>}>
      <LinkRows>
        {attempts.map((attempt) => (
          <li key={attempt._id}>
            <WorkIcon work={workOf(attempt.task)} size={36} />
            <div>
              <Link to={sheetPath(attempt)}>
                <bdi>{attempt.student.name}</bdi>
              </Link>
              <small>
                <bdi>{attempt.task.title}</bdi>
                {attempt.submittedAt && ` · ${m.submitted(fromNow(attempt.submittedAt))}`}
              </small>
            </div>
            {attempt.late && <Chip tone="warning">{m.late}</Chip>}
          </li>
        ))}
      </LinkRows>
      {count > attempts.length && <None>{m.more(count - attempts.length)}</None>}
    </Section>
  );
}
