import type { LectureQuestionId, LectureQuestionSummary, VideoId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { rulesOf } from './question-rules.ts';
import { questionsKey } from './use-video-questions.ts';

/** How long a question has to rest at its new place before it is saved there. */
const restMs = 600;

/** Moves questions of a video: at once on the page, and on the server once they rest. */
export function useMoveQuestion(video: VideoId) {
  const { lecture: messages } = useMessages({ en, ar });
  const client = useQueryClient();
  const timers = useRef(new Map<LectureQuestionId, { timer: ReturnType<typeof setTimeout>; save: () => void }>());

  /** How many saves are on their way, or wait for their turn. */
  const running = useRef(0);
  /** The last save of each question: the next is based on its reply. */
  const turns = useRef(new Map<LectureQuestionId, Promise<void>>());

  const put = useCallback(
    async (id: LectureQuestionId, change: Partial<LectureQuestionSummary>) => {
      // A reply on its way has the place before.
      await client.cancelQueries({ queryKey: questionsKey(video) });
      client.setQueryData<LectureQuestionSummary[]>(questionsKey(video), (before) =>
        before
          ?.map((question) => (question._id === id ? { ...question, ...change } : question))
          .toSorted((a, b) => a.atMs - b.atMs || (a._id < b._id ? -1 : 1)),
      );
    },
    [client, video],
  );
  const find = useCallback(
    (id: LectureQuestionId) =>
      client.getQueryData<LectureQuestionSummary[]>(questionsKey(video))?.find(({ _id }) => _id === id),
    [client, video],
  );

  const move = useCallback(
    (id: LectureQuestionId, atMs: number) => {
      void put(id, { atMs });
      const send = async (before: Promise<void> | undefined) => {
        await before;
        const moved = find(id);
        if (!moved) return;
        try {
          const body = { rev: moved.rev, archived: moved.archived, ...rulesOf(moved), atMs };
          const { rev } = await api.updateLectureQuestion({ params: { id }, body });
          await put(id, { rev });
        } catch {
          toast.error(messages.notMoved);
        }
      };
      const save = async () => {
        timers.current.delete(id);
        running.current += 1;
        const turn = send(turns.current.get(id));
        turns.current.set(id, turn);
        await turn;
        running.current -= 1;
        // Another question may have been moved meanwhile, which the server does not know of yet.
        if (running.current === 0 && timers.current.size === 0) await invalidate(client, 'LectureQuestion');
      };
      clearTimeout(timers.current.get(id)?.timer);
      timers.current.set(id, { timer: setTimeout(() => void save(), restMs), save: () => void save() });
    },
    [client, find, messages, put],
  );

  useEffect(() => {
    const waiting = timers.current;
    return () => {
      waiting.forEach(({ timer, save }) => {
        clearTimeout(timer);
        save();
      });
    };
  }, []);
  return move;
}
