import type { Answer } from '@rubrica/api-client/contract';
import type { StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer } from '@rubrica/question-kit/react';
import { useMessages } from '../../lib/i18n.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { ar } from './messages/ar.ts';
import { mergeAnswers } from './merge-answers.ts';
import { en } from './messages/en.ts';
import type { AnswerContent } from './pending-answer-store.ts';

interface AnswerConflictDialogProps {
  conflict: {
    mine: AnswerContent;
    current: Answer;
    base?: AnswerContent | undefined;
    sent?: AnswerContent | undefined;
  };
  question: StudentQuestion | undefined;
  /** The number of a block of the part in the attempt, or of the next one that has a number. */
  numberOf: (block: number) => number;
  /** `content` is null where the student takes the server's copy. */
  onResolve: (current: Answer, content: AnswerContent | null) => void;
}

const ignore = () => {};

/**
 * Another tab or device saved a different answer: both are shown, and the student says which one counts. Where this page knows what both
 * were made from, that is about the questions that both have answered, and what one of them alone has answered stays.
 */
export function AnswerConflictDialog({ conflict, question, numberOf, onResolve }: AnswerConflictDialogProps) {
  const messages = useMessages({ en, ar });
  const { mine, current, base, sent } = conflict;
  const merged = (preferred: 'mine' | 'theirs') =>
    base && mergeAnswers({ base, sent, mine, theirs: current }, preferred);
  const disputed = merged('mine')?.disputed;
  const [first, last] = disputed ? [disputed[0] ?? 0, disputed.at(-1)] : [0, undefined];
  const end = last === undefined ? undefined : last + 1;
  const version = (title: string, { answers }: Pick<AnswerContent, 'answers'>) => ({
    title,
    content: question && (
      <QuestionAnswer
        question={{ ...question, questions: question.questions.slice(first, end) }}
        value={answers.slice(first, end)}
        onChange={ignore}
        readOnly
        parts="questions"
        firstNumber={numberOf(first)}
      />
    ),
  });
  return (
    <ConflictDialog
      title={messages.conflictTitle}
      description={messages.conflictText}
      keepMine={messages.keepMine}
      takeTheirs={messages.keepTheirs}
      onKeepMine={() => onResolve(current, merged('mine')?.content ?? mine)}
      onTakeTheirs={() => onResolve(current, merged('theirs')?.content ?? null)}
      versions={[
        version(messages.mine, merged('mine')?.content ?? mine),
        version(messages.theirs, merged('theirs')?.content ?? current),
      ]}
    />
  );
}
