import type { Service } from '../service.ts';
import { toQuestionColumns } from './to-question-columns.ts';
import { writeQuestion } from './write-question.ts';

export const updateQuestion: Service<'updateQuestion'> = async (
  context,
  { params: { id }, body: { rev, content, exceptions } },
) => {
  // Before the transaction, because a long text takes a while.
  const columns = await toQuestionColumns(content);
  return context.db.transaction((tx) =>
    writeQuestion(context, tx, { id, rev, columns, exceptions, call: 'updateQuestion', restoredFrom: null }),
  );
};
