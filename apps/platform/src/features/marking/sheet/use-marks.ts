import type { AnswerId, MarkingSheet } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import { useQueryClient } from '@tanstack/react-query';
import { createMarkerFiles, placeMarkerFile } from '@rubrica/question-kit/marker';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { useSaveState } from '../../../lib/saving/use-save.ts';
import {
  areForAnswer,
  attachToMarks,
  createMarksQueue,
  flushMarksAndFiles,
  leaveMarksQueue,
  openMarksQueue,
  readUnsavedMarks,
  workOf,
  type MarkingQuestion,
} from '../marks-queue.ts';
import { leaveMarkingFiles, markingFiles, openMarkingFiles } from '../marking-files.ts';
import { areSameMarks } from '../same-marks.ts';
import { spokenBy } from '../spoken-by.ts';
import { sendWhenLeaving } from '../../../lib/saving/send-when-leaving.ts';

/** Marks that the server has not confirmed, by the answer's `_id`. */
type Changes = Record<AnswerId, AnswerEntry[]>;

/** Marks that an earlier page could not save. Those for an answer that the student can change, or has changed, are not used. */
function readKept(questions: readonly MarkingQuestion[], canMark: boolean) {
  const restored: Changes = {};
  const unused: Pick<MarkingQuestion, 'answer' | 'content' | 'answers'>[] = [];
  for (const question of questions) {
    const { answer, content } = question;
    const kept = readUnsavedMarks(answer);
    if (!kept || areSameMarks(kept.answers, question.answers)) continue;
    if (canMark && areForAnswer(kept.answers, question)) restored[answer] = kept.answers;
    else unused.push({ answer, content, answers: kept.answers });
  }
  return { restored, unused };
}

/** Whether a person has given no mark and no comment for an answer. */
function isUnmarked({ content, answers }: MarkingQuestion): boolean {
  const work = workOf(content, answers);
  return work !== null && areSameMarks(markAnswers(content, work).entries, answers);
}

function derive({ content }: MarkingQuestion, answers: AnswerEntry[]) {
  const { blocks, mark, maximum, pending } = markAnswers(content, answers);
  return { marks: blocks, mark, maximum, pending };
}

interface UseMarksOptions {
  /** Whether the attempt can be marked: it is not open. */
  canMark: boolean;
  /** Called when the page was left, and the marks could not be saved. */
  onLeftUnsaved: () => void;
}

/** The marks of an attempt on this page, and the queue that saves them as they are given. */
export function useMarks(sheet: MarkingSheet, { canMark, onLeftUnsaved }: UseMarksOptions) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(sheet.questions);
  const [{ restored, unused }] = useState(() => readKept(sheet.questions, canMark));
  const [restoredAnswers, setRestoredAnswers] = useState<readonly AnswerId[]>(() => Object.keys(restored));
  // What raised their version was a return: nobody else has marked them.
  const [unmarked] = useState(() => new Set(sheet.questions.filter(isUnmarked).map(({ answer }) => answer)));
  const [changes, setChanges] = useState(restored);
  const setChange = useCallback((answer: AnswerId, answers: AnswerEntry[] | null) => {
    setChanges(({ [answer]: _, ...others }) => (answers ? { ...others, [answer]: answers } : others));
  }, []);
  const setSavedQuestion = useCallback((question: MarkingQuestion) => {
    setSaved((before) => before.map((each) => (each.answer === question.answer ? question : each)));
  }, []);

  const { attempt } = sheet;
  const files = useSyncExternalStore(markingFiles.subscribe, () => markingFiles.of(attempt._id));
  const filesState = useSyncExternalStore(markingFiles.subscribe, markingFiles.state);
  // One for as long as the page is open: where the sheet is loaded again, as after a release, what was restored is not sent a second
  // time, and what somebody else has saved since is a conflict.
  const [queue] = useState(() =>
    createMarksQueue({
      sheet,
      placeFile: placeMarkerFile,
      onChanged: setChange,
      onSaved: (question, hasNewer) => {
        setSavedQuestion(question);
        if (!hasNewer) setChange(question.answer, null);
        void invalidate(client, 'Task');
        for (const part of ['list', 'next', 'questions']) {
          void client.invalidateQueries({ queryKey: keyOf('TaskTaken', part) });
        }
      },
    }),
  );
  const [filesFor] = useState(() => ({
    attempt: { _id: attempt._id, task: attempt.task, studentName: attempt.studentName },
    answers: sheet.questions.map(({ answer }) => answer),
  }));

  const latestOnLeft = useRef(onLeftUnsaved);
  useEffect(() => {
    latestOnLeft.current = onLeftUnsaved;
  });
  useEffect(() => {
    openMarksQueue(attempt._id, queue);
    for (const [answer, answers] of Object.entries(restored)) {
      const unsaved = readUnsavedMarks(answer);
      if (unsaved && !unmarked.has(answer)) queue.setRevision(answer, unsaved.version);
      void queue.enqueue(answer, answers);
    }
    const stopSending = sendWhenLeaving(() => void queue.flush());
    return () => {
      stopSending();
      void leaveMarksQueue(attempt._id, queue).then((isSaved) => isSaved || latestOnLeft.current());
    };
  }, [attempt._id, queue, restored, unmarked]);

  useEffect(() => {
    // An attempt that is open takes no marks: what was spoken for it waits on the device.
    if (!canMark) return;
    const { _id } = filesFor.attempt;
    openMarkingFiles(filesFor.attempt, filesFor.answers, (answer) =>
      createMarkerFiles({
        attempt: spokenBy(answer),
        media: platformMedia,
        onStored: (place, file) => attachToMarks(_id, answer, place, file),
      }),
    );
    return () => leaveMarkingFiles(_id, () => void leaveMarksQueue(_id, queue));
  }, [canMark, filesFor, queue]);

  const questions = useMemo(
    () =>
      saved.map((question) => {
        const answers = changes[question.answer] ?? question.answers;
        const isChanged = question.answer in changes || filesState.answers.has(question.answer);
        return { ...question, answers, ...derive(question, answers), isChanged };
      }),
    [changes, filesState, saved],
  );
  const hasUnsaved = Object.keys(changes).length > 0;

  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      void queue.flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved, queue]);

  const change = useCallback(
    ({ answer }: Pick<MarkingQuestion, 'answer'>, answers: AnswerEntry[]) => {
      setChange(answer, answers);
      void queue.enqueue(answer, answers);
    },
    [queue, setChange],
  );

  /** Saves all changes now, and the visible question even if unchanged: seeing its marks confirms them. */
  const save = useCallback(
    async (visibleAnswer: AnswerId): Promise<boolean> => {
      const visible = saved.find(({ answer }) => answer === visibleAnswer);
      if (visible && !queue.hasUnsaved(visibleAnswer)) change(visible, visible.answers);
      return queue.flush();
    },
    [change, queue, saved],
  );

  const saving = useSaveState(queue);
  return {
    questions,
    /** Whether the server does not have everything yet, files included. */
    hasChanges: questions.some(({ isChanged }) => isChanged),
    /** The files on their way of this attempt, by answer; none where it takes no marks. */
    files,
    /** What is on its way, of all attempts in this tab. */
    filesState,
    /** Marks that an earlier page could not save, and that are not for the answers of this sheet. */
    unused,
    /** Whether marks that an earlier page could not save are on this page. */
    wasRestored: restoredAnswers.length > 0,
    saving,
    change,
    save,
    /** Saves all changes now; resolves with whether the server has them. */
    flush: queue.flush,
    /** Saves all changes now and sends what is on its way; resolves with what the server does not have. */
    flushAll: () => flushMarksAndFiles({ attempt: attempt._id }),
    /** Loads the attempt again, where it takes no more marks for the answers as they are shown. */
    reload: () => client.resetQueries({ queryKey: keyOf('TaskTaken', attempt._id, 'marking') }),
    /** Ends a conflict: takes the server's marks, or saves one's own based on the server's version. */
    resolveConflict: (current: MarkingQuestion, mine: AnswerEntry[] | null) => {
      setSavedQuestion(current);
      setChange(current.answer, mine);
      if (mine === null) setRestoredAnswers((before) => before.filter((answer) => answer !== current.answer));
      void queue.resolveConflict(current, mine).then(() => queue.flush());
    },
  };
}
