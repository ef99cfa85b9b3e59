import { validateAnswers } from '@rubrica/question-kit';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosedNotice } from './closed-notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { LoadedAttempt } from './load-attempt.ts';
import { PartFooter } from './parts/part-footer.tsx';
import { PartPanes } from './parts/part-panes.tsx';
import { QuestionRail } from './parts/question-rail.tsx';
import { railOf } from './parts/rail.ts';
import { Room } from './room.tsx';
import { RoomHeader } from './room-header.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAnswers } from './use-answers.ts';
import { useRecordings } from './use-recordings.ts';
import { useSubmit } from './use-submit.ts';

interface AttemptRoomProps {
  loaded: LoadedAttempt;
  onLeave: () => void;
}

/** The room a student works in. Which part is shown stands in the address, so that a reload comes back to it. */
export function AttemptRoom({ loaded, onLeave }: AttemptRoomProps) {
  const { attempt, parts, clockOffset } = loaded;
  const [search, setSearch] = useSearchParams();
  const shown = Math.min(Math.max(Number(search.get('part') ?? 1) - 1 || 0, 0), Math.max(parts.length - 1, 0));
  const [asking, setAsking] = useState(false);
  const [block, setBlock] = useState<{ index: number; nonce: number }>({ index: 0, nonce: 0 });
  const answers = useAnswers(loaded);
  const sendRecordings = useRecordings(loaded, answers.place);
  const submit = useSubmit(attempt._id, { recordings: sendRecordings, answers: answers.flush }, onLeave);
  const { contents, status } = answers;

  const rail = useMemo(
    () =>
      railOf(
        parts.map(({ question, answer }) => ({
          blocks: validateAnswers(question.view, contents[answer._id]?.answers ?? []).blocks,
          types: question.view.questions.map(({ type }) => type),
          flagged: contents[answer._id]?.flagged ?? false,
        })),
      ),
    [parts, contents],
  );
  const go = (part: number, index = 0) => {
    setSearch(
      (before) => {
        before.set('part', String(part + 1));
        return before;
      },
      { replace: true },
    );
    setBlock(({ nonce }) => ({ index, nonce: nonce + 1 }));
  };

  const part = parts[shown];
  const content = part && contents[part.answer._id];
  if (!part || !content) return null;
  const { setAnswers, setFlagged } = answers;

  return (
    <Room
      header={
        <RoomHeader
          title={attempt.taskTitle}
          part={shown}
          total={parts.length}
          status={status}
          endsAt={attempt.deadlineAt ? new Date(attempt.deadlineAt).getTime() - clockOffset : null}
          onEnd={submit.onTimeUp}
          onLeave={onLeave}
          onSubmit={() => setAsking(true)}
          submitting={submit.pending}
        />
      }
      rail={<QuestionRail rail={rail} shown={shown} onGo={go} />}
      footer={
        <PartFooter
          part={shown}
          total={parts.length}
          flagged={content.flagged}
          onFlag={(flagged) => setFlagged(part.answer._id, flagged)}
          onGo={go}
          onSubmit={() => setAsking(true)}
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
        firstNumber={rail.find((item) => item.part === shown)?.number ?? 1}
        block={block}
      />
      <SubmitDialog
        open={asking}
        rail={rail}
        onClose={() => setAsking(false)}
        onSubmit={submit.submit}
        problem={submit.problem}
      />
      {status.kind === 'conflict' && (
        <ConflictDialog
          mine={status.mine}
          current={status.current}
          question={parts.find(({ answer }) => answer._id === status.answer)?.question.view}
          onResolve={answers.resolve}
        />
      )}
      {status.kind === 'closed' && !submit.pending && <ClosedNotice onLeave={onLeave} />}
    </Room>
  );
}
