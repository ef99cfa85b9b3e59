import { ApiError } from '@rubrica/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { toast } from '../../lib/toast/toast.ts';
import { forgetTasks } from './forget-tasks.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { LoadedAttempt } from './load-attempt.ts';
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

/** How far the submit has come when the time is over. Without a connection it is tried again; the server submits by itself what reached it. */
export type TimeUp = 'submitting' | 'unreachable' | 'submitted';

const retryTimeUpMs = 5_000;
/** How long the page stays as it is while the server is asked whether the time is over. */
const askUnseenMs = 2_000;

/** Something has not reached the server; the message says what. */
class NotSentError extends Error {}

interface SubmitParts {
  sendPending: SendPending;
  /** Asks the server. Rejects without its reply. */
  hasTimeLeft: () => Promise<boolean>;
  onDone: () => void;
}

/** Submits an attempt: recordings and answers first, then one submit with one idempotency key, however often it is called. */
export function useSubmit(
  { attempt: { _id: attempt }, copies }: LoadedAttempt,
  { sendPending: { recordings, answers }, hasTimeLeft, onDone }: SubmitParts,
) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [timeUp, setTimeUp] = useState<TimeUp | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const running = useRef<Promise<boolean>>(undefined);

  /** A closed attempt is not opened without a connection any more. */
  const forgetCopy = useCallback(() => void copies.remove(attempt).catch(() => undefined), [copies, attempt]);

  /** Resolves with whether the attempt is submitted. */
  const run = useCallback(
    async ({ without }: SubmitOptions): Promise<boolean> => {
      setPending(true);
      setProblem(null);
      try {
        // A recording that arrives becomes part of an answer, so the answers go last.
        const areRecordingsSent = await recordings();
        const outcome = await answers();
        if (without === 'anything unsaved') {
          // One lost request more is no reason to submit without it.
          if (outcome === 'pending') await answers();
        } else {
          // The dialog shows which answers are refused, and why.
          if (outcome === 'refused' && without === 'nothing') return false;
          if (outcome === 'pending') throw new NotSentError(messages.notSaved);
          if (!areRecordingsSent) throw new NotSentError(messages.recordingsNotSent);
        }
        await api.submitTaskTaken({ params: { id: attempt }, headers: { 'idempotency-key': key } });
        forgetCopy();
        await forgetTasks(client);
        if (without === 'anything unsaved') return true;
        toast.success(messages.submitted);
        onDone();
        return true;
      } catch (error) {
        // The server may have closed it at the deadline: then it is submitted, and the task's page says so.
        if (error instanceof ApiError && error.status === 409 && !error.isForeign) {
          forgetCopy();
          await forgetTasks(client);
          if (without !== 'anything unsaved') onDone();
          return true;
        }
        setProblem(error instanceof NotSentError ? error.message : errorText(error, common, messages.submitFailed));
        return false;
      }
    },
    [attempt, forgetCopy, client, common, recordings, answers, key, messages, onDone],
  );

  /** A second call while the first is running joins it. */
  const once = useCallback(
    (options: SubmitOptions) => {
      running.current ??= run(options)
        .then((isSubmitted) => {
          // The next page may take its time: until then this one says neither that it is open nor that it was closed elsewhere.
          if (!isSubmitted) setPending(false);
          return isSubmitted;
        })
        .finally(() => {
          running.current = undefined;
        });
      return running.current;
    },
    [run],
  );

  const asks = useRef(false);
  const [isAsking, setAsking] = useState(false);
  /**
   * When the time is over by this device's clock. The server's clock decides: where there is time left, the page goes on. Otherwise what
   * has reached the server counts; the device keeps the rest.
   */
  const onTimeUp = useCallback(async () => {
    if (asks.current) return;
    asks.current = true;
    setAsking(true);
    const show = () => setTimeUp((current) => current ?? 'submitting');
    const timer = setTimeout(show, askUnseenMs);
    try {
      if (await hasTimeLeft()) return setTimeUp(null);
      show();
      setTimeUp((await once({ without: 'anything unsaved' })) ? 'submitted' : 'unreachable');
    } catch {
      setTimeUp('unreachable');
    } finally {
      clearTimeout(timer);
      asks.current = false;
      setAsking(false);
    }
  }, [hasTimeLeft, once]);
  useEffect(() => {
    if (timeUp !== 'unreachable') return;
    const tryAgain = () => void onTimeUp();
    const timer = setInterval(tryAgain, retryTimeUpMs);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [timeUp, onTimeUp]);

  return { isPending, isAsking, problem, submit: once, onTimeUp, timeUp };
}
