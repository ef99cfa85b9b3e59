import type { AnswerEntry } from '@rubrica/question-kit';
import { useMessages } from '../../../lib/i18n.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { MarkingQuestion } from '../marks-queue.ts';
import { differencesOf } from './marks-differences.ts';
import { MarksTable } from './marks-table.tsx';

interface MarksConflictDialogProps {
  mine: AnswerEntry[];
  current: MarkingQuestion;
  /** The number of its first question that is answered. */
  firstNumber: number | undefined;
  /** `mine` is null where the marker takes the server's marks. */
  onResolve: (current: MarkingQuestion, mine: AnswerEntry[] | null) => void;
}

/** Two people marked the same question: what differs is shown side by side, and one of the two is chosen. */
export function MarksConflictDialog({ mine, current, firstNumber, onResolve }: MarksConflictDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  return (
    <ConflictDialog
      title={messages.conflictTitle}
      description={messages.conflictText}
      keepMine={messages.keepMine}
      takeTheirs={messages.keepTheirs}
      onKeepMine={() => onResolve(current, mine)}
      onTakeTheirs={() => onResolve(current, null)}
    >
      <MarksTable differences={differencesOf(current.content, mine, current.answers, firstNumber)} hasTheirs />
    </ConflictDialog>
  );
}
