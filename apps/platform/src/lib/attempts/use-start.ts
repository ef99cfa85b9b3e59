import { isRefusal } from '@rubrica/api-client';
import type { TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../api.ts';
import { invalidate } from '../query-keys.ts';
import { keepStarted } from './started-attempt.ts';

const mustWait = (error: unknown) => isRefusal(error, 'startTaskTaken', 'starts_waiting');

/**
 * Starts an attempt at a task, or finds the one that is open. Where many start at the same time it waits for its turn, and asks again when
 * the server said; a page that is left starts nothing any more. `waitsFor` is the refusal meanwhile.
 */
export function useStart(task: TaskId, onStarted: (attempt: TaskTakenId) => void) {
  const client = useQueryClient();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const start = useMutation({
    mutationFn: async () => {
      // Its turn came after it was left. Who has left would not see that their time begins.
      if (isLeft.current) throw new Error('The page was left.');
      return api.startTaskTaken({ body: { task } });
    },
    retry: (_, error) => mustWait(error) && !isLeft.current,
    retryDelay: (_, error) => (mustWait(error) ? error.details.seconds * 1000 : 0),
    onSuccess: async (reply) => {
      keepStarted(reply);
      await invalidate(client, 'Task');
      onStarted(reply._id);
    },
  });
  return { ...start, waitsFor: start.isPending ? start.failureReason : null };
}
