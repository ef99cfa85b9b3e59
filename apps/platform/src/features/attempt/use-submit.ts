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

/** What has to reach the server first; each tells whether it all has. */
interface Unsent {
  recordings: () => Promise<boolean>;
  answers: () => Promise<boolean>;
}

/** Handing an attempt in: recordings and answers first, then one submit under one key, however often it is asked for. */
export function useSubmit(attempt: string, { recordings, answers }: Unsent, onDone: () => void) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const running = useRef<Promise<void>>(undefined);

  const run = useCallback(
    async ({ evenUnsaved }: { evenUnsaved: boolean }) => {
      setPending(true);
      setProblem(null);
      try {
        // A recording that arrives becomes part of an answer, so the answers go last.
        const isHeard = await recordings();
        const isSaved = await answers();
        if (!evenUnsaved && !(isHeard && isSaved)) {
          setProblem(isSaved ? messages.recordingsNotSent : messages.notSaved);
          return;
        }
        await api.submitTaskTaken({ params: { id: attempt }, headers: { 'idempotency-key': key } });
        await invalidate(client, 'Task', 'TaskTaken');
        toast.success(messages.submitted);
        onDone();
      } catch (error) {
        // The server may have closed it on time by itself: then it is handed in, and the task's page says so.
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

  /** A second ask while the first is under way is the same one. */
  const once = useCallback(
    (how: { evenUnsaved: boolean }) => {
      running.current ??= run(how).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    [run],
  );

  return {
    pending,
    problem,
    submit: useCallback(() => once({ evenUnsaved: false }), [once]),
    /** When the time is over what has reached the server counts; the device keeps the rest. */
    onTimeUp: useCallback(() => {
      toast.info(messages.timeUp);
      void once({ evenUnsaved: true });
    }, [once, messages]),
  };
}
