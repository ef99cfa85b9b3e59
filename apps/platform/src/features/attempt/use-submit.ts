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

/** What has to reach the server first; each resolves with whether everything has. */
interface SendPending {
  recordings: () => Promise<boolean>;
  answers: () => Promise<boolean>;
}

/** Submits an attempt: recordings and answers first, then one submit with one idempotency key, however often it is called. */
export function useSubmit(attempt: string, { recordings, answers }: SendPending, onDone: () => void) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const running = useRef<Promise<void>>(undefined);

  const run = useCallback(
    async ({ ignoreUnsaved }: { ignoreUnsaved: boolean }) => {
      setPending(true);
      setProblem(null);
      try {
        // A recording that arrives becomes part of an answer, so the answers go last.
        const areRecordingsSent = await recordings();
        const areAnswersSaved = await answers();
        if (!ignoreUnsaved && !(areRecordingsSent && areAnswersSaved)) {
          setProblem(areAnswersSaved ? messages.recordingsNotSent : messages.notSaved);
          return;
        }
        await api.submitTaskTaken({ params: { id: attempt }, headers: { 'idempotency-key': key } });
        await invalidate(client, 'Task', 'TaskTaken');
        toast.success(messages.submitted);
        onDone();
      } catch (error) {
        // The server may have closed it at the deadline: then it is submitted, and the task's page says so.
        if (error instanceof ApiError && error.status === 409) {
          await invalidate(client, 'Task', 'TaskTaken');
          onDone();
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
    (options: { ignoreUnsaved: boolean }) => {
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
    submit: useCallback(() => once({ ignoreUnsaved: false }), [once]),
    /** When the time is over, what has reached the server counts; the device keeps the rest. */
    onTimeUp: useCallback(() => {
      toast.info(messages.timeUp);
      void once({ ignoreUnsaved: true });
    }, [once, messages]),
  };
}
