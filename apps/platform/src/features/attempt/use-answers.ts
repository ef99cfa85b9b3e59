import type { Answer } from '@rubrica/api-client/contract';
import type { AnswerEntry, FileRef } from '@rubrica/question-kit';
import { placeRecording } from '@rubrica/question-kit/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LoadedAttempt } from './load-attempt.ts';
import type { AnswerContent } from './save-queue/pending.ts';
import { createSaveQueue } from './save-queue/save-queue.ts';
import { sendAnswer } from './send-answer.ts';

/** What the student has given, by the answer's `_id`. */
type Contents = Record<string, AnswerContent>;

function initialContents({ parts, kept }: LoadedAttempt): Contents {
  const contents: Contents = {};
  for (const { answer } of parts) contents[answer._id] = { answers: answer.answers, flagged: answer.flagged };
  for (const { answer, content } of kept) if (contents[answer]) contents[answer] = content;
  return contents;
}

/** The answers of an attempt on this page, and their way to the server. */
export function useAnswers(loaded: LoadedAttempt) {
  const [contents, setContents] = useState(() => initialContents(loaded));
  const queue = useMemo(() => {
    const created = createSaveQueue<Answer>({ taskTaken: loaded.attempt._id, store: loaded.store, send: sendAnswer });
    for (const { answer } of loaded.parts) created.know(answer._id, answer.rev);
    return created;
  }, [loaded]);

  useEffect(() => {
    const known = new Set(loaded.parts.map(({ answer }) => answer._id));
    void (async () => {
      for (const kept of loaded.kept) if (known.has(kept.answer)) await queue.adopt(kept);
    })();
    const sendNow = () => void queue.flush();
    const leaving = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', leaving);
      sendNow();
      queue.pause();
    };
  }, [loaded, queue]);

  // Two changes within one event build upon each other, so the newest is at hand before React has drawn it.
  const newest = useRef(contents);
  const show = useCallback((answer: string, content: AnswerContent) => {
    newest.current = { ...newest.current, [answer]: content };
    setContents(newest.current);
  }, []);

  const write = useCallback(
    (answer: string, change: Partial<AnswerContent>) => {
      const current = newest.current[answer];
      if (!current) return;
      const next = { ...current, ...change };
      show(answer, next);
      void queue.change(answer, next);
    },
    [queue, show],
  );

  /** Puts a recording that has arrived into the answer that it belongs to, whichever part is shown. */
  const place = useCallback(
    (recording: string, file: FileRef) => {
      for (const { question, answer } of loaded.parts) {
        const given = newest.current[answer._id]?.answers ?? [];
        const answers = placeRecording(question.view, given, recording, file);
        if (answers) return write(answer._id, { answers });
      }
    },
    [loaded, write],
  );

  /** Ends a meeting of two saves with the content that counts. */
  const resolve = useCallback(
    async (current: Answer, mine: AnswerContent | null) => {
      const content = mine ?? { answers: current.answers, flagged: current.flagged };
      show(current._id, content);
      await queue.resolve(current._id, current.rev, mine);
    },
    [queue, show],
  );

  return {
    contents,
    status: useSyncExternalStore(queue.subscribe, queue.status),
    setAnswers: useCallback((answer: string, answers: AnswerEntry[]) => write(answer, { answers }), [write]),
    setFlagged: useCallback((answer: string, flagged: boolean) => write(answer, { flagged }), [write]),
    place,
    resolve,
    flush: queue.flush,
  };
}
