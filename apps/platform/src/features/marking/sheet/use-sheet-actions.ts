import type { AnswerId, MarkingSheet, TaskTakenId } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { leadToWrongMark } from '../../../lib/forms/lead-to-wrong-mark.ts';
import { keyActionOf } from '../../../lib/keyboard/key-action.ts';
import type { useMarks } from './use-marks.ts';
import { useIsMounted } from '../../../lib/saving/use-is-mounted.ts';

interface SheetActionsOptions {
  sheet: MarkingSheet;
  marks: ReturnType<typeof useMarks>;
  canMark: boolean;
  /** The answer on the page, by its `_id`. */
  visibleAnswer: AnswerId;
  setVisibleAnswer: (answer: AnswerId) => void;
  /** The address of another attempt at the task. */
  attemptPath: (attempt: TaskTakenId) => string;
  queuePath: string;
}

/** Saving, and going to the next question or attempt, by button and by key. */
export function useSheetActions(options: SheetActionsOptions) {
  const { sheet, marks, canMark, visibleAnswer, setVisibleAnswer, attemptPath, queuePath } = options;
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { previous, next } = sheet.order;

  const save = useCallback(() => marks.save(visibleAnswer), [marks, visibleAnswer]);

  const [isMovingOn, setMovingOn] = useState(false);
  /** Keeps the sheet as it is, with the focus beside it; returns what ends that, and gives the focus back. */
  const hold = useCallback(() => {
    const { activeElement: from } = document;
    const place = document.querySelector<HTMLElement>('[data-answer]');
    if (place?.contains(from)) place.focus({ preventScroll: true, focusVisible: false });
    setMovingOn(true);
    return () => {
      flushSync(() => setMovingOn(false));
      // A dialog that has opened meanwhile keeps it.
      if (from instanceof HTMLElement && document.activeElement === place) from.focus({ preventScroll: true });
    };
  }, []);

  /**
   * Goes to the next question to mark, else to the next attempt to mark, else back to the queue; stays while marks are missing. An
   * attempt that cannot be marked is left as it is. Until the page changes, what is typed for the next answer does not mark this one.
   */
  const saveAndNext = useCallback(async () => {
    if (isMovingOn) return;
    if (canMark) {
      if (leadToWrongMark()) return;
      const letGo = hold();
      const isSaved = await save();
      if (!isMounted()) return;
      if (!isSaved) return letGo();
      const index = marks.questions.findIndex(({ answer }) => answer === visibleAnswer);
      if (marks.questions[index]?.pending) {
        letGo();
        // Half of a mark would be no mark, and nobody would notice.
        toast.info(messages.stillPending);
        document.querySelector<HTMLElement>('[data-marker] [data-pending] [data-missing]')?.focus();
        return;
      }
      const toMark = [...marks.questions.slice(index + 1), ...marks.questions.slice(0, index)].find(
        ({ pending }) => pending,
      );
      if (toMark) {
        setVisibleAnswer(toMark.answer);
        setMovingOn(false);
        return;
      }
      if (!sheet.next) toast.success(messages.nothingNext);
    }
    await navigate(sheet.next ? attemptPath(sheet.next) : queuePath);
  }, [
    attemptPath,
    canMark,
    hold,
    isMounted,
    isMovingOn,
    marks,
    messages,
    navigate,
    queuePath,
    save,
    setVisibleAnswer,
    sheet,
    visibleAnswer,
  ]);

  const { state } = marks.saving;
  const { error } = marks.saving;
  const isClosed = state.kind === 'closed';
  const actions = {
    next: () => next && void navigate(attemptPath(next)),
    previous: () => previous && void navigate(attemptPath(previous)),
    'begin-mark': () => document.querySelector<HTMLElement>('[data-marker] [data-score]')?.focus(),
    'save-next': () => void saveAndNext(),
  };
  const latestActions = useRef(actions);
  useEffect(() => {
    latestActions.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = keyActionOf(event);
      if (!action) return;
      // The browser types the digit into the field that has the focus then.
      if (action !== 'begin-mark') event.preventDefault();
      latestActions.current[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    isSaving: marks.saving.isSaving,
    /** Whether the marks are being saved to go on: the sheet is not to be changed. */
    isMovingOn,
    /** Whether the attempt takes no more marks for the answers as they are shown. */
    isClosed,
    /** Why the last save failed. */
    problem: isClosed ? messages.outdated : error === undefined ? null : errorText(error, common, messages.saveFailed),
    save: async () => {
      if (leadToWrongMark()) return;
      if (await save()) toast.success(messages.saved);
    },
    saveAndNext,
    ...(next ? { nextPath: attemptPath(next) } : {}),
    ...(previous ? { previousPath: attemptPath(previous) } : {}),
  };
}
