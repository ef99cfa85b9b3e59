import { eq } from 'drizzle-orm';
import { questionVersions } from '../../db/schema/questions.ts';
import type { Service } from '../service.ts';
import { selectVersions, toVersion } from './select-versions.ts';

export const listQuestionVersions: Service<'listQuestionVersions'> = async ({ db }, { params }) => {
  const rows = await selectVersions(db, eq(questionVersions.questionId, params.id));
  return { items: rows.map(toVersion) };
};
