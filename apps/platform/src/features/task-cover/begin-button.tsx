import type { AssignedTask, TaskTakenId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, QuietButton, Stack } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidate } from '../../lib/query-keys.ts';
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
  const client = useQueryClient();
  const open = task.attempts.find(({ status }) => status === 'in_progress' || status === 'returned');
  const start = useMutation({
    mutationFn: () => api.startTaskTaken({ body: { task: task._id } }),
    onSuccess: async ({ _id }) => {
      await invalidate(client, 'Task');
      onEnter(_id);
    },
  });
  const label = open ? messages.goOn : task.attempts.length > 0 ? messages.again : messages.begin;
  return (
    <Stack gap={12} align="flex-start">
      {start.isError && (
        <Banner tone="danger" announce>
          {errorText(start.error, common, messages.startFailed)}
        </Banner>
      )}
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
