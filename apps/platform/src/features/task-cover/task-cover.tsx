import type { AssignedTask, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Banner, Card, Skeleton, Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import * as words from '../../lib/attempts/messages.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { AttemptList, type AttemptsOnDevice } from './attempt-list.tsx';
import { BeginButton } from './begin-button.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { LectureList } from './lecture-list.tsx';
import { ar, en, type Messages } from './messages.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 50% - 24px), 1fr));
  gap: ${token.space[16]} ${token.space[24]};
  margin: 0;
  & dt {
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
`;

interface TaskCoverProps extends AttemptsOnDevice {
  /** The task's `_id`. */
  task: TaskId;
  /** The page that lists such tasks. */
  list: Breadcrumb;
  /** Where students check their devices before an attempt; they begin at once when absent. */
  checkPath?: string;
  /** Goes to the answer page of an attempt. */
  onEnter: (attempt: TaskTakenId) => void;
  /** The address of an attempt's result. */
  resultPath: (attempt: TaskTakenId) => string;
}

function noticeOf(task: AssignedTask, messages: Messages, when: (moment: string) => string) {
  const isLectures = task.kind === 'vdo-lect';
  const returned = task.attempts.find(({ status }) => status === 'returned');
  if (returned) return ['warning', returned.returnNote || messages.returned] as const;
  if (task.phase === 'upcoming' && task.openAt) return ['info', messages.upcoming(when(task.openAt))] as const;
  if (task.attempts.some(({ status }) => status === 'in_progress')) return null;
  if (task.phase === 'closed') return ['info', isLectures ? messages.closedLectures : messages.closed] as const;
  if (isLectures) return null;
  if (!task.canStart) {
    // One that is set for the student could be begun again.
    const hasAttemptLeft = task.maxAttempts === 0 || task.attempts.length < task.maxAttempts;
    if (hasAttemptLeft) return ['info', messages.notSet] as const;
    return task.attempts.length > 0 ? null : (['info', messages.usedUp] as const);
  }
  if (task.phase === 'late' && task.dueAt) return ['warning', messages.late(when(task.dueAt))] as const;
  return null;
}

/** What a student should know before beginning, and what became of earlier attempts. */
export function TaskCover({ task: id, ...cover }: TaskCoverProps) {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Task', 'assigned', 'one', id),
    queryFn: ({ signal }) => api.getAssignedTask({ params: { id }, signal }),
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <Stack style={{ padding: 32 }}>
          <Skeleton width="50%" height="32px" />
          <Skeleton height="120px" />
          <Skeleton width="160px" height="48px" />
        </Stack>
      }
    >
      {(task) => <Cover task={task} {...cover} />}
    </QueryView>
  );
}

function Cover(props: Omit<TaskCoverProps, 'task'> & { task: AssignedTask }) {
  const { task, list, checkPath, onEnter, resultPath, attemptPath, hasUnsent } = props;
  const messages = useMessages({ en, ar });
  const { minutes } = useMessages({ en: words.en, ar: words.ar });
  const { dateTime } = useFormat();
  const { timeLimitMinutes, attempts } = task;
  const notice = noticeOf(task, messages, dateTime);
  const canWork = task.canStart || attempts.some(({ status }) => status === 'in_progress' || status === 'returned');
  return (
    <Page title={task.title} width="reading" breadcrumbs={[list]}>
      <Stack gap={24}>
        {notice && (
          <Banner tone={notice[0]}>
            <span dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {notice[1]}
            </span>
          </Banner>
        )}
        {task.instructions && (
          <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {task.instructions}
          </p>
        )}
        {task.kind === 'vdo-lect' ? <LectureList task={task} /> : <AttemptFacts task={task} />}
        {canWork && (
          <Stack gap={12}>
            <p>
              {timeLimitMinutes !== null && `${messages.timedNote(minutes(timeLimitMinutes))} `}
              {messages.savedNote}
            </p>
            {task.kind !== 'vdo-lect' && <StorageNotice />}
            <BeginButton task={task} onEnter={onEnter} checkPath={checkPath} />
          </Stack>
        )}
        <AttemptList attempts={attempts} resultPath={resultPath} attemptPath={attemptPath} hasUnsent={hasUnsent} />
      </Stack>
    </Page>
  );
}

/** What an attempt at the task will be like. */
function AttemptFacts({ task }: { task: AssignedTask }) {
  const messages = useMessages({ en, ar });
  const { minutes, noTime } = useMessages({ en: words.en, ar: words.ar });
  const { dateTime, number } = useFormat();
  const { timeLimitMinutes, maxAttempts, attempts } = task;
  return (
    <Card>
      <Facts>
        <div>
          <dt>{messages.parts}</dt>
          <dd>{number(task.questionCount)}</dd>
        </div>
        <div>
          <dt>{messages.time}</dt>
          <dd>{timeLimitMinutes === null ? noTime : minutes(timeLimitMinutes)}</dd>
        </div>
        <div>
          <dt>{messages.due}</dt>
          <dd>{task.dueAt ? dateTime(task.dueAt) : messages.noDue}</dd>
        </div>
        <div>
          <dt>{messages.attemptsLeft}</dt>
          <dd>{maxAttempts === 0 ? messages.unlimited : messages.attemptsOf(attempts.length, maxAttempts)}</dd>
        </div>
      </Facts>
    </Card>
  );
}
