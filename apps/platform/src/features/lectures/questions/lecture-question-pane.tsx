import type { StudentVideoQuestion, VideoId } from '@rubrica/api-client/contract';
import { validateAnswers } from '@rubrica/question-kit';
import { flushRecordings, placeRecording, usePendingRecordings } from '@rubrica/question-kit/react';
import { Banner, Button, Skeleton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { PlatformKit } from '../../../lib/kit/platform-kit.tsx';
import { AskedQuestion } from '../../../lib/lecture-questions/asked-question.tsx';
import { canBeTried } from '../../../lib/lecture-questions/can-be-tried.ts';
import { ar, en } from '../../../lib/lecture-questions/messages.ts';
import { useFocusInside } from '../../../lib/lecture-questions/use-focus-inside.ts';
import type { LectureQuestionProps } from '../../../lib/lecture-player/question-slot.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Loading } from '../../../lib/page/loading.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { useSave } from '../../../lib/saving/use-save.ts';
import { forgetKeptAnswer, useKeptAnswer } from './use-kept-answer.ts';
import { lectureQuestions, questionOf, useLectureQuestions } from './use-lecture-questions.ts';

/** How long sending an answer waits for the upload of its recordings. */
const uploadTimeoutMs = 60_000;
/** How far "Hear it again" goes back. */
const goBackMs = 15_000;

/** The question at which a lecture has stopped, for its student: the server marks it, and keys arrive with its reply only. */
export function LectureQuestionPane({ video, question: id, onContinue, onGoBack }: LectureQuestionProps) {
  const questions = useLectureQuestions(video);
  return (
    <QueryView query={questions.query} skeleton={<QuestionSkeleton />}>
      {({ items }) => {
        const question = questionOf(items, id);
        if (!question) {
          const leave = () => {
            forgetKeptAnswer(id);
            questions.dropStop(id);
            onContinue();
          };
          return <Missing key={id} video={video} onContinue={leave} />;
        }
        return (
          <PlatformKit>
            <Asked
              key={id}
              question={question}
              questions={questions}
              onContinue={onContinue}
              onGoBack={() => onGoBack(Math.max(0, question.atMs - goBackMs))}
            />
          </PlatformKit>
        );
      }}
    </QueryView>
  );
}

function QuestionSkeleton() {
  return (
    <Stack style={{ padding: 16 }}>
      <Skeleton width="50%" height="24px" />
      <Skeleton height="96px" />
    </Stack>
  );
}

interface AskedProps {
  question: StudentVideoQuestion;
  questions: ReturnType<typeof useLectureQuestions>;
  onContinue: () => void;
  onGoBack: () => void;
}

function Asked({ question, questions, onContinue, onGoBack }: AskedProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const { entries, change } = useKeptAnswer(question);
  const [problem, setProblem] = useState<'empty' | 'recording' | 'changed' | null>(null);
  const [isAnsweredElsewhere, setAnsweredElsewhere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { _id: id, triesUsed, version } = question;
  // Each try has recordings of its own.
  const attempt = `lecture/${id}/${triesUsed + 1}`;
  usePendingRecordings(attempt, platformMedia);
  const saving = useSave('answerStudentVideoQuestion', (answers: typeof entries) => questions.send(question, answers));

  /** The question was changed, or answered on another device. */
  const takeOver = (current: StudentVideoQuestion) => {
    questions.put(current);
    saving.reset();
    const isAnswered = current.answer !== null && current.triesUsed !== triesUsed;
    if (isAnswered) setAnsweredElsewhere(true);
    else if (current.version !== version) setProblem('changed');
    // With another try left, what is in the fields can still be sent.
    if (current.version !== version || !canBeTried(current)) forgetKeptAnswer(id);
  };

  /** The question is asked no more, or not with these rules. */
  const readAgain = async (status: number) => {
    if (status === 404) questions.drop(id);
    if (status !== 409) return;
    setBusy(true);
    const current = questionOf((await questions.query.refetch()).data?.items, id);
    setBusy(false);
    if (!current) return;
    questions.put(current);
    if (!canBeTried(current)) forgetKeptAnswer(id);
  };

  const check = async () => {
    setProblem(null);
    setAnsweredElsewhere(false);
    let answers = entries;
    setBusy(true);
    const left = await flushRecordings(attempt, platformMedia, {
      deliver: (recording, file) => {
        answers = placeRecording(question.view, answers, recording, file) ?? answers;
        change(answers);
      },
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    setBusy(false);
    if (left.length > 0) return setProblem('recording');
    if (validateAnswers(question.view, answers).overall === 'empty') return setProblem('empty');
    const outcome = await saving.save(answers);
    if (outcome.kind === 'saved') forgetKeptAnswer(id);
    if (outcome.kind === 'conflict') takeOver(outcome.current);
    if (outcome.kind === 'failed') await readAgain(outcome.error.status);
  };

  const texts = { empty: messages.empty, recording: messages.recordingLeft, changed: messages.changed };
  return (
    <AskedQuestion
      question={question}
      entries={entries}
      onEntries={(next) => {
        setProblem(null);
        change(next);
      }}
      onCheck={() => void check()}
      isChecking={isBusy || saving.isSaving}
      isAnsweredElsewhere={isAnsweredElsewhere}
      notice={
        problem ? (
          <Banner tone={problem === 'changed' ? 'info' : 'warning'} announce>
            {texts[problem]}
          </Banner>
        ) : (
          saving.error !== undefined && (
            <Banner tone="danger" announce>
              {errorText(saving.error, common, messages.notSent)}
            </Banner>
          )
        )
      }
      onContinue={onContinue}
      onGoBack={onGoBack}
      attempt={attempt}
    />
  );
}

interface MissingProps {
  video: VideoId;
  onContinue: () => void;
}

/** A question that is not on the list: it was added since, or taken out of the lecture. The list as it is now tells which. */
function Missing({ video, onContinue }: MissingProps) {
  const query = useQuery({ ...lectureQuestions(video), refetchOnMount: 'always' });
  if (query.isError)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (query.isFetching || !query.isFetchedAfterMount) {
    return (
      <Loading onRetry={() => void query.refetch()}>
        <QuestionSkeleton />
      </Loading>
    );
  }
  return <TakenOut onContinue={onContinue} />;
}

/** There is nothing to answer: the lecture goes on. */
function TakenOut({ onContinue }: { onContinue: () => void }) {
  const messages = useMessages({ en, ar });
  const goOn = useRef<HTMLButtonElement>(null);
  const text = useId();
  useFocusInside(goOn);
  return (
    <Stack style={{ padding: 16 }} align="flex-start">
      <p id={text}>{messages.takenOut}</p>
      <Button ref={goOn} variant="primary" aria-describedby={text} onClick={onContinue}>
        {messages.goOn}
      </Button>
    </Stack>
  );
}
