import type { TaskTaken } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useIsLive, useLive, useWatch } from '../../lib/live/use-live.ts';
import { keyOf } from '../../lib/query-keys.ts';
import type { LoadedAttempt } from './load-attempt.ts';
import { useClockJump } from './use-clock-jump.ts';

/** A page that is not live asks now and then whether its time is another. */
const refreshMs = 60_000;
/** How long the server may take to say whether there is time left. */
const replyTimeoutMs = 8_000;

const isOpen = ({ status }: TaskTaken) => status === 'in_progress' || status === 'returned';

/** Milliseconds until the deadline, by the server's clock as it replied; null without a limit. */
const msLeft = ({ deadlineAt, now }: TaskTaken) =>
  deadlineAt === null ? null : Date.parse(deadlineAt) - Date.parse(now);

const endOf = ({ deadlineAt }: TaskTaken) => (deadlineAt === null ? Infinity : Date.parse(deadlineAt));

/** An attempt as it is now: a teacher may give more time, and it may be submitted elsewhere, while the student works on it. */
export function useCurrentAttempt({ attempt, clockOffset, copies }: LoadedAttempt) {
  const id = attempt._id;
  const client = useQueryClient();
  useWatch({ topic: 'attempt', id });
  const isLive = useIsLive();
  const { data, dataUpdatedAt, refetch } = useQuery({
    // With the answers, so that submitting does not read it once more.
    queryKey: keyOf('Answer', id, 'attempt'),
    queryFn: ({ signal }) => api.getTaskTaken({ params: { id }, signal }),
    initialData: attempt,
    initialDataUpdatedAt: Date.parse(attempt.now) - clockOffset,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: isLive ? false : refreshMs,
    // It says that the connection is back, too.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: false,
    retry: false,
  });
  useLive('attempt-changed', (event) => {
    if (!event || (event.taskTaken === id && event.reason !== 'opened-elsewhere')) void refetch();
  });
  useClockJump(() => void refetch());

  // A page that opens without a connection starts from what this one knew last.
  useEffect(() => {
    if (data === attempt || !isOpen(data)) return;
    void copies.setAttempt(data, Date.parse(data.now) - dataUpdatedAt).catch(() => undefined);
  }, [attempt, copies, data, dataUpdatedAt]);

  const hasTimeLeft = useCallback(async () => {
    const reply = await api.getTaskTaken({ params: { id }, signal: AbortSignal.timeout(replyTimeoutMs) });
    if (!isOpen(reply) || (msLeft(reply) ?? 1) <= 0) return false;
    client.setQueryData(keyOf('Answer', id, 'attempt'), reply);
    return true;
  }, [client, id]);

  const left = msLeft(data);
  /** As it was when it last had time left. */
  const [lastOpen, setLastOpen] = useState(attempt);
  if (data !== lastOpen && (left ?? 1) > 0) setLastOpen(data);
  return {
    deadlineAt: data.deadlineAt,
    hasOtherDeadline: data.deadlineAt !== attempt.deadlineAt,
    /** Whether it was over when this page learned of an earlier end: its task was closed, or its time shortened. */
    isCutShort: (left ?? 1) <= 0 && endOf(data) < endOf(lastOpen),
    /** Milliseconds that were left when the server last answered; null without a limit. */
    msLeft: left,
    /** When the time ends, in epoch milliseconds by this device's clock as it was when the server last answered; null without a limit. */
    endsAt: left === null ? null : dataUpdatedAt + left,
    /** The server's clock when it last answered. */
    answeredAt: data.now,
    isOpen: isOpen(data),
    /**
     * Asks the server, whose clock decides, whether there is time left: this device's clock may be wrong, and a teacher may have given more.
     *
     * @throws {Error} without its reply
     */
    hasTimeLeft,
  };
}
