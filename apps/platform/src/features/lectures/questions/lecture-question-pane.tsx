import type { StudentVideoQuestion } from '@rubrica/api-client/contract';
import { validateAnswers } from '@rubrica/question-kit';
import { flushRecordings, placeRecording, usePendingRecordings } from '@rubrica/question-kit/react';
import { Banner, Button, Skeleton, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { PlatformKit } from '../../../lib/kit/platform-kit.tsx';
import { AskedQuestion } from '../../../lib/lecture-questions/asked-question.tsx';
import { ar, en } from '../../../lib/lecture-questions/messages.ts';
import type { LectureQuestionProps } from '../../../lib/lecture-player/question-slot.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { useSave } from '../../../lib/saving/use-save.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useLectureQuestions, questionOf } from './use-lecture-questions.ts';

/** How long sending an answer waits for the upload of its recordings. */
const uploadTimeoutMs = 60_000;
/** How far "Hear it again" goes back. */
const goBackMs = 15_000;

/** The question at which a lecture has stopped, for its student: the server marks it, and keys arrive with its reply only. */
export function LectureQuestionPane({ video, question: id, onContinue, onGoBack }: LectureQuestionProps) {
  const questions = useLectureQuestions(video);
  return (
    <QueryView
      query={questions.query}
      skeleton={
        <Stack style={{ padding: 16 }}>
          <Skeleton width="50%" height="24px" />
          <Skeleton height="96px" />
        </Stack>
      }
    >
      {({ items }) => {
        const question = questionOf(items, id);
        // Taken out of the lecture since the page was opened.
        if (!question) return <Gone onContinue={onContinue} />;
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

interface AskedProps {
  question: StudentVideoQuestion;
  questions: ReturnType<typeof useLectureQuestions>;
  onContinue: () => void;
  onGoBack: () => void;
}

function Asked({ question, questions, onContinue, onGoBack }: AskedProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const { entries, change, forget } = useKeptAnswer(question);
  const [problem, setProblem] = useState<'empty' | 'recording' | 'changed' | null>(null);
  const [isUploading, setUploading] = useState(false);
  // Each try has recordings of its own.
  const attempt = `lecture/${question._id}/${question.triesUsed + 1}`;
  usePendingRecordings(attempt, platformMedia);
  const saving = useSave('answerStudentVideoQuestion', (answers: typeof entries) => questions.send(question, answers));

  const check = async () => {
    setProblem(null);
    let answers = entries;
    setUploading(true);
    const left = await flushRecordings(attempt, platformMedia, {
      deliver: (recording, file) => {
        answers = placeRecording(question.view, answers, recording, file) ?? answers;
        change(answers);
      },
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    setUploading(false);
    if (left.length > 0) return setProblem('recording');
    if (validateAnswers(question.view, answers).overall === 'empty') return setProblem('empty');
    const outcome = await saving.save(answers);
    if (outcome.kind === 'saved') forget();
    if (outcome.kind === 'conflict') {
      // The question was changed, or answered on another device.
      questions.put(outcome.current);
      saving.reset();
      if (outcome.current.version !== question.version) setProblem('changed');
    }
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
      isChecking={isUploading || saving.isSaving}
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

/** Goes on at once: there is nothing to answer. */
function Gone({ onContinue }: { onContinue: () => void }) {
  const messages = useMessages({ en, ar });
  return (
    <Stack style={{ padding: 16 }} align="flex-start">
      <Button variant="primary" onClick={onContinue}>
        {messages.goOn}
      </Button>
    </Stack>
  );
}
