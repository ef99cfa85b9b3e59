import type { AssignedTask, TaskTakenId } from '@rubrica/api-client/contract';
import { Banner, Button, QuietButton, Stack } from '@rubrica/ui';
import { useStart } from '../../lib/attempts/use-start.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar, en } from './messages.ts';

interface BeginButtonProps {
  task: AssignedTask;
  onEnter: (attempt: TaskTakenId) => void;
  /** Where devices are checked first. */
  checkPath?: string | undefined;
}

/** Begins an attempt, or goes on with the one that is open. */
export function BeginButton({ task, onEnter, checkPath }: BeginButtonProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const open = task.attempts.find(({ status }) => status === 'in_progress' || status === 'returned');
  const start = useStart(task._id, onEnter);
  const label = open ? messages.goOn : task.attempts.length > 0 ? messages.again : messages.begin;
  return (
    <Stack gap={12} align="flex-start">
      {start.isError && (
        <Banner tone="danger" announce>
          {errorText(start.error, common, messages.startFailed)}
        </Banner>
      )}
      {start.waitsFor && <Banner announce>{errorText(start.waitsFor, common)}</Banner>}
      {checkPath !== undefined && !open ? (
        <Button variant="primary" to={checkPath}>
          {label}
        </Button>
      ) : (
        <Button variant="primary" loading={start.isPending} onClick={() => (open ? onEnter(open._id) : start.mutate())}>
          {label}
        </Button>
      )}
      {checkPath !== undefined && open && <QuietButton to={checkPath}>{messages.check}</QuietButton>}
    </Stack>
  );
}
