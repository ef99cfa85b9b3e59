import type { PaperImport } from '@rubrica/api-client/contract';
import type { SignedInContext } from '../context.ts';
import type { Database } from '../../db/database.ts';
import type { Service } from '../service.ts';
import { selectPaperNames, unknownNames } from './paper-names.ts';
import { paperTask, planTask, selectPaperTask } from './paper-task.ts';
import { type PaperPlan, planPaper } from './plan-paper.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';

/** Says what an import of a paper would do. Writes nothing. */
export const previewPaper: Service<'previewPaper'> = async (context, { body }) =>
  (await openPaper(context, context.db, await readPaper(body.file))).report;

/** What an import of a paper does, as it is planned and as its reader is told. */
export async function openPaper(context: Pick<SignedInContext, 'caller'>, db: Database, read: ReadPaper) {
  const names = await selectPaperNames(db);
  const unknown = unknownNames(read.paper, names);
  const plan = await planPaper(db, read, names);
  const earlier = await selectPaperTask(context, db, read.paper.id);
  const wanted = paperTask(read.paper);
  const ids = plan.questions.filter(({ action }) => action !== 'leave-out').map(({ question }) => question);
  const action = planTask(earlier, wanted, ids);
  const report: PaperImport = {
    ...reportOf(read, plan),
    task: { action, _id: action === 'create' ? null : (earlier?._id ?? null), title: wanted.title },
    unknown: { categories: unknown.category, levels: unknown.level, diplomas: unknown.diploma },
  };
  return { plan, unknown, earlier, wanted, report };
}

function reportOf({ paper, media }: ReadPaper, { questions, storedFiles }: PaperPlan) {
  return {
    title: paper.title,
    language: paper.language,
    questions,
    newFiles: media.filter(({ ref }) => !storedFiles.has(ref.id)).length,
  };
}
