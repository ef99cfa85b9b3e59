import type { TaskTakenId } from '@rubrica/api-client/contract';
import { ApiError } from '@rubrica/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { FlushOutcome } from './use-answers.ts';

/** What has to reach the server first. */
interface SendPending {
  /** Resolves with whether the server has all of them. */
  recordings: () => Promise<boolean>;
  answers: () => Promise<FlushOutcome>;
}

/** What may be missing on the server when an attempt is submitted. */
interface SubmitOptions {
  without: 'nothing' | 'refused answers' | 'anything unsaved';
}

/** Whether the time is over, and how far its submit has come: the server submits by itself what this page cannot. */
export type TimeUp = 'submitting' | 'submitted' | null;

/** Submits an attempt: recordings and answers first, then one submit with one idempotency key, however often it is called. */
export function useSubmit(attempt: TaskTakenId, { recordings, answers }: SendPending, onDone: () => void) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [timeUp, setTimeUp] = useState<TimeUp>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const running = useRef<Promise<void>>(undefined);

  const run = useCallback(
    async ({ without }: SubmitOptions) => {
      setPending(true);
      setProblem(null);
      try {
        // A recording that arrives becomes part of an answer, so the answers go last.
        const areRecordingsSent = await recordings();
        const outcome = await answers();
        if (without !== 'anything unsaved') {
          // The dialog shows which answers are refused, and why.
          if (outcome === 'refused' && without === 'nothing') return;
          if (outcome === 'pending') return setProblem(messages.notSaved);
          if (!areRecordingsSent) return setProblem(messages.recordingsNotSent);
        }
        await api.submitTaskTaken({ params: { id: attempt }, headers: { 'idempotency-key': key } });
        await invalidate(client, 'Task', 'TaskTaken');
        if (without === 'anything unsaved') return;
        toast.success(messages.submitted);
        onDone();
      } catch (error) {
        // The server may have closed it at the deadline: then it is submitted, and the task's page says so.
        if (error instanceof ApiError && error.status === 409) {
          await invalidate(client, 'Task', 'TaskTaken');
          if (without !== 'anything unsaved') onDone();
          return;
        }
        setProblem(errorText(error, common, messages.submitFailed));
      } finally {
        setPending(false);
      }
    },
    [attempt, client, common, recordings, answers, key, messages, onDone],
  );

  /** A second call while the first is running joins it. */
  const once = useCallback(
    (options: SubmitOptions) => {
      running.current ??= run(options).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    [run],
  );

  return {
    isPending,
    problem,
    submit: once,
    /** When the time is over, what has reached the server counts; the device keeps the rest. */
    onTimeUp: useCallback(() => {
      setTimeUp((current) => current ?? 'submitting');
      void once({ without: 'anything unsaved' }).finally(() => setTimeUp('submitted'));
    }, [once]),
    timeUp,
  };
}
