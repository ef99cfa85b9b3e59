import type { UnfinishedQuestion } from '@rubrica/api-client/contract';
import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { UnfinishedQuestions } from './unfinished-questions.tsx';

/** Why a task was not published. */
export interface Unfinished {
  /** The task's title. */
  task: string;
  /** What the server says. */
  message: string;
  questions: readonly UnfinishedQuestion[];
}

/** Says why a task was not published, and leads to the questions that are not finished. */
export function UnfinishedDialog({ unfinished, onClose }: { unfinished: Unfinished; onClose: () => void }) {
  const { unfinished: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(unfinished.task)}
      description={unfinished.message}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <UnfinishedQuestions questions={unfinished.questions} />
    </Dialog>
  );
}
