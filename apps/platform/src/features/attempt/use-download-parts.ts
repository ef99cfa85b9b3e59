import type { AnswerId } from '@rubrica/api-client/contract';
import { downloadText } from '../../lib/files/download-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { answersText } from './answers-text.ts';
import type { LoadedAttempt } from './load-attempt.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { AnswerContent } from './pending-answer-store.ts';

/** Returns a function that downloads what was typed in some parts, by their indexes. */
export function useDownloadParts({ attempt, parts }: LoadedAttempt, contents: Record<AnswerId, AnswerContent>) {
  const messages = useMessages({ en, ar });
  return (indexes: readonly number[]) => {
    const typed = parts.flatMap(({ question, answer }, index) => {
      const heading = messages.part(index + 1, parts.length);
      const answers = contents[answer._id]?.answers ?? [];
      return indexes.includes(index) ? [{ heading, blocks: question.view.questions, answers }] : [];
    });
    downloadText(`${attempt.taskTitle}.txt`, answersText(typed));
  };
}
