import type { Answer } from '@rubrica/api-client/contract';
import type { StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer } from '@rubrica/question-kit/react';
import { useMessages } from '../../lib/i18n.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { AnswerContent } from './pending-answer-store.ts';

interface AnswerConflictDialogProps {
  conflict: { mine: AnswerContent; current: Answer };
  question: StudentQuestion | undefined;
  /** `content` is null where the student takes the server's copy. */
  onResolve: (current: Answer, content: AnswerContent | null) => void;
}

const ignore = () => {};

/** Another tab or device saved a different answer: both are shown, and the student says which one counts. */
export function AnswerConflictDialog({ conflict, question, onResolve }: AnswerConflictDialogProps) {
  const messages = useMessages({ en, ar });
  const { mine, current } = conflict;
  const version = (title: string, { answers }: Pick<AnswerContent, 'answers'>) => ({
    title,
    content: question && (
      <QuestionAnswer question={question} value={answers} onChange={ignore} readOnly parts="questions" />
    ),
  });
  return (
    <ConflictDialog
      title={messages.conflictTitle}
      description={messages.conflictText}
      keepMine={messages.keepMine}
      takeTheirs={messages.keepTheirs}
      onKeepMine={() => onResolve(current, mine)}
      onTakeTheirs={() => onResolve(current, null)}
      versions={[version(messages.mine, mine), version(messages.theirs, current)]}
    />
  );
}
