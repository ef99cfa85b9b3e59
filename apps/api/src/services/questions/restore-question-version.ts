import type { Service } from '../service.ts';
import { selectVersionContent } from './get-question-version.ts';
import { selectKnownReferences, toQuestionColumns } from './to-question-columns.ts';
import { writeQuestion } from './write-question.ts';

/**
 * Brings back a version as a new revision. A category, level or diploma that has been removed since stays empty. What refuses a
 * save refuses this too: a newer revision, or a task that is set and would get a question that is not finished.
 */
export const restoreQuestionVersion: Service<'restoreQuestionVersion'> = async (context, { params, body }) => {
  const { id, rev: restoredFrom } = params;
  const former = await selectVersionContent(context.db, id, restoredFrom);
  const columns = await toQuestionColumns(await selectKnownReferences(context.db, former));
  return context.db.transaction((tx) =>
    writeQuestion(context, tx, { id, rev: body.rev, columns, call: 'restoreQuestionVersion', restoredFrom }),
  );
};
