import type { Answer, AnswerId } from '@rubrica/api-client/contract';
import type { AnswerEntry, FileRef, RecordingId } from '@rubrica/question-kit';
import { placeRecording } from '@rubrica/question-kit/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api.ts';
import { createSaveQueue } from '../../lib/saving/save-queue.ts';
import { trySave } from '../../lib/saving/try-save.ts';
import { useSaveState } from '../../lib/saving/use-save.ts';
import { createActiveTime } from './active-time.ts';
import type { LoadedAttempt } from './load-attempt.ts';
import { mergeAnswers } from './merge-answers.ts';
import type { AnswerContent } from './pending-answer-store.ts';

export type SaveQueue = ReturnType<typeof createSaveQueue<AnswerContent, Answer>>;

/** The student's answers on this page, by the answer's `_id`. */
type Contents = Record<AnswerId, AnswerContent>;

/** Whether the server has everything, and what keeps it from having it: refusals alone, or also changes still to be sent. */
export type FlushOutcome = 'saved' | 'refused' | 'pending';

const contentOf = ({ answers, flagged }: Answer): AnswerContent => ({ answers, flagged });

function initialContents({ parts, unsavedChanges }: LoadedAttempt): Contents {
  const contents: Contents = {};
  for (const { answer } of parts) contents[answer._id] = contentOf(answer);
  for (const { answer, content } of unsavedChanges) if (contents[answer]) contents[answer] = content;
  return contents;
}

/** What an earlier page has left of the answers of this attempt, oldest first. */
function leftOf({ parts, unsavedChanges }: LoadedAttempt) {
  const known = new Set(parts.map(({ answer }) => answer._id));
  return unsavedChanges.filter(({ answer }) => known.has(answer));
}

/** The answers of an attempt on this page, and the queue that saves them, with the time that `shown` is worked on. */
export function useAnswers(loaded: LoadedAttempt, shown: AnswerId | undefined) {
  const [contents, setContents] = useState(() => initialContents(loaded));
  // Two changes within one event build on each other, so the latest contents are needed before React has rendered them.
  const latest = useRef(contents);
  const setContent = useCallback((answer: AnswerId, content: AnswerContent) => {
    latest.current = { ...latest.current, [answer]: content };
    setContents(latest.current);
  }, []);

  const time = useMemo(() => createActiveTime(loaded.attempt._id), [loaded]);
  useEffect(() => {
    return shown === undefined ? undefined : time.show(shown);
  }, [time, shown]);
  const queue = useMemo(() => {
    const created = createSaveQueue<AnswerContent, Answer>({
      taskTaken: loaded.attempt._id,
      store: loaded.store,
      send: async (answer, rev, content) => {
        const outcome = await trySave('saveAnswer', () =>
          api.saveAnswer({ params: { id: answer }, body: { rev, ...content, activeTime: time.of(answer) } }),
        );
        // Before the queue forgets the change: a page that opens without a connection has one or the other.
        if (outcome.kind === 'saved') await loaded.copies.putAnswer(outcome.reply).catch(() => undefined);
        return outcome;
      },
      merge: ({ theirs, ...versions }) => {
        const { content, disputed } = mergeAnswers({ theirs, ...versions }, 'mine');
        if (disputed.length > 0) return null;
        return { content, stored: contentOf(theirs), rev: theirs.rev };
      },
    });
    for (const { answer } of loaded.parts) created.setRevision(answer._id, answer.rev, contentOf(answer));
    leftOf(loaded).forEach(created.adopt);
    return created;
  }, [loaded, time]);

  useEffect(() => {
    // A change that came before it is rendered would be made upon what is shown, and take the other tab's answers out again.
    const stopShowing = queue.onMerge((answer, content) => flushSync(() => setContent(answer, content)));
    // All at once: one that waits for the device would come after what is typed meanwhile.
    for (const change of leftOf(loaded)) void queue.takeOver(change);
    const sendNow = () => void queue.flush();
    const onVisibilityChange = () => {
      if (document.visibilityState !== 'hidden') return;
      sendNow();
      loaded.store.storeUnwritten();
    };
    addEventListener('online', sendNow);
    addEventListener('pagehide', loaded.store.storeUnwritten);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stopShowing();
      removeEventListener('online', sendNow);
      removeEventListener('pagehide', loaded.store.storeUnwritten);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      sendNow();
      queue.pause();
    };
  }, [loaded, queue, setContent]);

  const change = useCallback(
    async (answer: AnswerId, changes: Partial<AnswerContent>) => {
      const current = latest.current[answer];
      if (!current) return;
      const next = { ...current, ...changes };
      setContent(answer, next);
      await queue.enqueue(answer, next);
    },
    [queue, setContent],
  );

  /**
   * Puts an uploaded recording into the answer it belongs to, whichever part is visible. Resolves when the server has the answer, or
   * does not take it now and the device has it.
   */
  const addRecording = useCallback(
    async (recording: RecordingId, file: FileRef) => {
      for (const { question, answer } of loaded.parts) {
        const entries = latest.current[answer._id]?.answers ?? [];
        const answers = placeRecording(question.view, entries, recording, file);
        if (!answers) continue;
        await change(answer._id, { answers });
        // Until then the recording stays on the device: another tab that submits meanwhile waits for this save.
        await queue.flush();
        return;
      }
    },
    [loaded, change, queue],
  );

  /** Ends a conflict with the content the student chose; null for the server's copy. */
  const resolveConflict = useCallback(
    async (current: Answer, mine: AnswerContent | null) => {
      setContent(current._id, mine ?? contentOf(current));
      queue.setRevision(current._id, current.rev, contentOf(current));
      await loaded.copies.putAnswer(current).catch(() => undefined);
      await queue.resolveConflict(current._id, current.rev, mine);
    },
    [loaded, queue, setContent],
  );

  const flush = useCallback(async (): Promise<FlushOutcome> => {
    if (await queue.flush()) return 'saved';
    return queue.state().kind === 'failed' ? 'refused' : 'pending';
  }, [queue]);

  return {
    contents,
    queue,
    saving: useSaveState(queue),
    /** Whether the server has not confirmed everything in an answer. */
    isUnsaved: queue.isPending,
    /** Whether this device has what the server has not confirmed. */
    isKept: useSyncExternalStore(queue.subscribe, queue.isKept),
    refused: useSyncExternalStore(queue.subscribe, queue.refused),
    setAnswers: useCallback((answer: AnswerId, answers: AnswerEntry[]) => void change(answer, { answers }), [change]),
    setFlagged: useCallback((answer: AnswerId, flagged: boolean) => void change(answer, { flagged }), [change]),
    addRecording,
    resolveConflict,
    flush,
  };
}
