import { validateAnswers } from '@rubrica/question-kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosedNotice } from './closed-notice.tsx';
import { AnswerConflictDialog } from './answer-conflict-dialog.tsx';
import { DeadlineBanner } from './deadline-banner.tsx';
import type { LoadedAttempt } from './load-attempt.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { OtherDeviceBanner } from './other-device-banner.tsx';
import { readPartLeft, storePartLeft } from './parts/part-left.ts';
import { PartFooter } from './parts/part-footer.tsx';
import { PartPanes } from './parts/part-panes.tsx';
import { QuestionNumberBar } from './parts/question-number-bar.tsx';
import { numberQuestions } from './parts/question-numbers.ts';
import { FullWindowLayout } from './full-window-layout.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import { ReturnedBanner } from './returned-banner.tsx';
import { RefusedAnswersBanner, refusedParts } from './refused-answers-banner.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAnswers } from './use-answers.ts';
import { TimeUpScreen } from './time-up-screen.tsx';
import { useCurrentAttempt } from './use-current-attempt.ts';
import { useDownloadParts } from './use-download-parts.ts';
import { recordingNotes } from './recording-notes.ts';
import { useRecordings, useSendRecordings } from './use-recordings.ts';
import { useEmergencyFile } from './use-emergency-file.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { useOfflineSince } from './use-offline-since.ts';
import { useSubmit } from './use-submit.ts';
import { holdAttemptLock } from '../../lib/service-worker/attempt-lock.ts';

interface AttemptWorkspaceProps {
  loaded: LoadedAttempt;
  onLeave: () => void;
  /** What stands in the header where no time runs. */
  tools?: ReactNode;
}

/** Where a student works on an attempt. The address names the visible part, so that a reload returns to it. */
export function AttemptWorkspace({ loaded, onLeave, tools }: AttemptWorkspaceProps) {
  const { attempt, parts } = loaded;
  const [search, setSearch] = useSearchParams();
  // "Continue" names no part: it returns to the one that was left.
  const [partLeft] = useState(() => readPartLeft(attempt._id));
  const requestedPart = search.has('part') ? Number(search.get('part')) - 1 || 0 : partLeft;
  const visiblePart = Math.min(Math.max(requestedPart, 0), Math.max(parts.length - 1, 0));
  useEffect(() => {
    storePartLeft(attempt._id, visiblePart);
  }, [attempt._id, visiblePart]);
  useEffect(holdAttemptLock, []);
  const [isSubmitDialogOpen, setSubmitDialogOpen] = useState(false);
  const [block, setBlock] = useState<{ index: number; nonce: number }>({ index: 0, nonce: 0 });
  const answers = useAnswers(loaded, parts[visiblePart]?.answer._id);
  const sendRecordings = useSendRecordings(loaded, answers.addRecording);
  const now = useCurrentAttempt(loaded);
  const submit = useSubmit(loaded, {
    sendPending: { recordings: sendRecordings, answers: answers.flush },
    hasTimeLeft: now.hasTimeLeft,
    onDone: onLeave,
  });
  const { contents, saving } = answers;
  const offlineSince = useOfflineSince(loaded, answers.queue, now.answeredAt);
  const isClosed = saving.state.kind === 'closed' || !now.isOpen;
  const isOver = isClosed || submit.timeUp === 'submitted';
  const recordings = useRecordings(loaded, answers.addRecording);
  const recordingsMissing = recordings.pending.length;
  const isSending = recordings.pending.some(({ state }) => state === 'waiting' || state === 'arrived');
  const onEmergencyFile = useEmergencyFile(loaded, answers.queue, contents, recordingsMissing, isOver);
  const keptFiles = useKeptFiles(loaded);
  const refused = refusedParts(parts, answers.refused);
  const downloadParts = useDownloadParts(loaded, contents);
  const onDownload = () => downloadParts(refused.map((refusal) => refusal.part));

  const questionNumbers = useMemo(
    () =>
      numberQuestions(
        parts.map(({ question, answer }) => ({
          blocks: validateAnswers(question.view, contents[answer._id]?.answers ?? []).blocks,
          types: question.view.questions.map(({ type }) => type),
          flagged: contents[answer._id]?.flagged ?? false,
        })),
      ),
    [parts, contents],
  );
  const goTo = (part: number, index = 0) => {
    setSearch(
      (before) => {
        before.set('part', String(part + 1));
        return before;
      },
      { replace: true },
    );
    setBlock(({ nonce }) => ({ index, nonce: nonce + 1 }));
  };

  const part = parts[visiblePart];
  const content = part && contents[part.answer._id];
  if (!part || !content) return null;
  const { setAnswers, setFlagged } = answers;
  const numberOf = (index: number, first: number) =>
    questionNumbers.find((item) => item.part === index && item.block >= first)?.number ?? 1;
  const conflictedPart = parts.findIndex(({ answer }) => answer._id === saving.conflict?.current._id);
  const unsent = {
    parts: parts.flatMap(({ answer }, index) => (answers.isUnsaved(answer._id) ? [index] : [])),
    recordings: recordingsMissing,
    onEmergencyFile,
    onDownload: downloadParts,
  };

  if (submit.timeUp) {
    return (
      <TimeUpScreen
        title={attempt.taskTitle}
        timeUp={submit.timeUp}
        isCutShort={now.isCutShort}
        questionNumbers={questionNumbers}
        unsent={unsent}
        onLeave={onLeave}
      />
    );
  }

  return (
    <FullWindowLayout
      header={
        <AttemptHeader
          title={attempt.taskTitle}
          part={visiblePart}
          total={parts.length}
          saveState={saving.state.kind === 'saved' && isSending ? { kind: 'waiting' } : saving.state}
          isKept={answers.isKept}
          endsAt={now.endsAt}
          msLeft={now.msLeft}
          tools={attempt.hasDictionary && tools}
          onEnd={() => void submit.onTimeUp()}
          onLeave={onLeave}
          onSubmit={() => setSubmitDialogOpen(true)}
          submitting={submit.isPending}
        />
      }
      navigation={<QuestionNumberBar numbers={questionNumbers} visiblePart={visiblePart} onGo={goTo} />}
      notices={
        <>
          {offlineSince !== null && <OfflineBanner since={offlineSince} isKept={answers.isKept} />}
          {keptFiles && <keptFiles.Banner notKept={keptFiles.notKept} isOffline={offlineSince !== null} />}
          <OtherDeviceBanner attempt={attempt._id} />
          {now.hasOtherDeadline && <DeadlineBanner deadlineAt={now.deadlineAt} />}
          {attempt.status === 'returned' && <ReturnedBanner note={attempt.returnNote} />}
          <RefusedAnswersBanner announce refused={refused} onDownload={onDownload} onGo={goTo} />
        </>
      }
      footer={
        <PartFooter
          part={visiblePart}
          total={parts.length}
          flagged={content.flagged}
          onFlag={(flagged) => setFlagged(part.answer._id, flagged)}
          onGo={goTo}
          onSubmit={() => setSubmitDialogOpen(true)}
        />
      }
    >
      <PartPanes
        key={part.answer._id}
        question={part.question.view}
        answer={part.answer._id}
        attempt={attempt._id}
        value={content.answers}
        onAnswer={setAnswers}
        firstNumber={numberOf(visiblePart, 0)}
        block={block}
      />
      <SubmitDialog
        open={isSubmitDialogOpen}
        questionNumbers={questionNumbers}
        recordings={recordingNotes(parts, questionNumbers, recordings)}
        onClose={() => setSubmitDialogOpen(false)}
        onSubmit={(withoutRefused) => submit.submit({ without: withoutRefused ? 'refused answers' : 'nothing' })}
        refused={refused}
        onDownloadRefused={onDownload}
        problem={submit.problem}
      />
      {saving.conflict && (
        <AnswerConflictDialog
          conflict={saving.conflict}
          question={parts[conflictedPart]?.question.view}
          numberOf={(index) => numberOf(conflictedPart, index)}
          onResolve={(current, mine) => void answers.resolveConflict(current, mine)}
        />
      )}
      {isClosed && !submit.isPending && !submit.isAsking && <ClosedNotice unsent={unsent} onLeave={onLeave} />}
    </FullWindowLayout>
  );
}
