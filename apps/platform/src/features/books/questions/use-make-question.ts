import type { BookContent, QuestionId } from '@rubrica/api-client/contract';
import { questionOf } from '@rubrica/question-kit';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useCreateOnce } from '../../../lib/resource/use-create-once.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { ChosenText } from '../editor/use-chosen-text.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { makeDraft, type QuestionKind } from './make-draft.ts';

interface MakeQuestionOptions {
  content: BookContent;
  /** Puts the stored question into the book, after the page that its words stand on. */
  onMade: (question: QuestionId, page: string) => Promise<void>;
}

/** Stores the draft of a question of chosen words in the bank, and puts it into the book. */
export function useMakeQuestion({ content, onMade }: MakeQuestionOptions) {
  const { questions: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const createOnce = useCreateOnce();
  return useExclusive(async (kind: QuestionKind, chosen: ChosenText) => {
    try {
      const { _id } = await createOnce({ kind, chosen }, (headers) =>
        api.createQuestion({ body: { content: questionOf(makeDraft(kind, chosen, content, m)) }, headers }),
      );
      toast.success(m.made);
      await onMade(_id, chosen.page);
    } catch (error) {
      toast.error(errorText(error, common, m.notMade));
    }
  });
}
