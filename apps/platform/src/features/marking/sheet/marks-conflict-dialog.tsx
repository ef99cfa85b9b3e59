import { markAnswers, toStudentView, type AnswerEntry } from '@rubrica/question-kit';
import { QuestionReview } from '@rubrica/question-kit/react';
import { useMessages } from '../../../lib/i18n.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { MarkingQuestion } from '../marks-queue.ts';

interface MarksConflictDialogProps {
  mine: AnswerEntry[];
  current: MarkingQuestion;
  /** `mine` is null where the marker takes the server's marks. */
  onResolve: (current: MarkingQuestion, mine: AnswerEntry[] | null) => void;
}

/** Two people marked the same question: both results are shown, and one is chosen. */
export function MarksConflictDialog({ mine, current, onResolve }: MarksConflictDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const { content } = current;
  const version = (title: string, answers: AnswerEntry[]) => ({
    title,
    content: (
      <QuestionReview
        question={toStudentView(content)}
        solution={content}
        value={answers}
        marks={markAnswers(content, answers).blocks}
        parts="questions"
        showModelAnswer={false}
      />
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
      versions={[version(messages.mine, mine), version(messages.theirs, current.answers)]}
    />
  );
}
