import type { PaperImport } from '@rubrica/api-client/contract';
import type { SignedInContext } from '../context.ts';
import type { Database } from '../../db/database.ts';
import type { Service } from '../service.ts';
import { selectPaperNames, unknownNames } from './paper-names.ts';
import { paperTask, planTask, selectPaperTask, taskKey } from './paper-task.ts';
import { type ChosenPaper, type PaperPlan, type PlannedQuestion, planPaper } from './plan-paper.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';

/** Says what an import of a paper would do. Writes nothing. */
export const previewPaper: Service<'previewPaper'> = async (context, { body }) =>
  (await openPaper(context, context.db, inLanguage(await readPaper(body.file), body.language))).report;

/** A paper in the language that was asked for, or in its own. */
export function inLanguage(read: ReadPaper, language = read.paper.language): ChosenPaper {
  return { ...read, language };
}

/** What an import of a paper does, as it is planned and as its reader is told. */
export async function openPaper(context: Pick<SignedInContext, 'caller'>, db: Database, read: ChosenPaper) {
  const names = await selectPaperNames(db);
  const unknown = unknownNames(read.paper, names);
  const plan = await planPaper(db, read, names);
  const earlier = await selectPaperTask(context, db, taskKey(read.paper, read.language));
  const wanted = paperTask(read.paper, read.language);
  const ids = plan.questions.filter(isTaken).map(({ question }) => question);
  const action = planTask(earlier, wanted, ids);
  const report: PaperImport = {
    ...reportOf(read, plan),
    task: { action, _id: action === 'create' ? null : (earlier?._id ?? null), title: wanted.title },
    unknown: { categories: unknown.category, levels: unknown.level, diplomas: unknown.diploma },
  };
  return { plan, unknown, earlier, wanted, report };
}

/** Whether an import takes a question of a paper. */
export function isTaken({ action }: Pick<PlannedQuestion, 'action'>): boolean {
  return action !== 'leave-out' && action !== 'other-language';
}

function reportOf({ paper, media, language }: ChosenPaper, { questions, storedFiles }: PaperPlan) {
  return {
    title: paper.title,
    language,
    questions,
    newFiles: media.filter(({ ref }) => !storedFiles.has(ref.id)).length,
  };
}
