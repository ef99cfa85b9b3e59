import type { PaperImport } from '@rubrica/api-client/contract';
import { and, inArray } from 'drizzle-orm';
import type { SignedInContext } from '../context.ts';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';
import { selectNames, selectPaperNames, unknownNames, withNames } from './paper-names.ts';
import { paperTask, planTask, selectPaperTask, taskKey } from './paper-task.ts';
import { type ChosenPaper, isTaken, type PaperPlan, planPaper } from './plan-paper.ts';
import { planDigest } from './plan-digest.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';
import { refusedFiles } from './refused-files.ts';

/** Says what an import of a paper would do, and shows what it would write over. Writes nothing. */
export const previewPaper: Service<'previewPaper'> = async (context, { body }) => {
  const read = inLanguage(await readPaper(body.file), body.language);
  const opened = await openPaper(context, context.db, read);
  const { plan, report } = opened;
  const versions = await readableVersions(context, plan);
  return {
    ...report,
    questions: report.questions.map((question) => ({ ...question, ...versions.get(question.id) })),
    refusedFiles: await refusedFiles(read, plan),
    digest: planDigest(opened),
  };
};

type Versions = Required<Pick<PaperImport['questions'][number], 'versions'>>;

/** What updates write over and what they write, of the questions that the caller may read; a token reads what its owner may. */
async function readableVersions(
  { db, caller }: SignedInContext,
  { questions: planned }: PaperPlan,
): Promise<ReadonlyMap<string, Versions>> {
  const updates = planned.flatMap(({ id, action, question, before, content }) =>
    action === 'update' && question && before ? [{ id, question, before, content }] : [],
  );
  if (updates.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        inArray(
          questions.id,
          updates.map(({ question }) => question),
        ),
        visibleTo(caller, visibleQuestions),
      ),
    );
  const readable = new Set(rows.map(({ id }) => id));
  const names = await selectNames(db);
  return new Map(
    updates.flatMap(({ id, question, before, content }) =>
      readable.has(question)
        ? [[id, { versions: { before: withNames(before, names), after: withNames(content, names) } }] as const]
        : [],
    ),
  );
}

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

function reportOf({ paper, media, language }: ChosenPaper, { questions: planned, storedFiles }: PaperPlan) {
  return {
    title: paper.title,
    language,
    questions: planned,
    newFiles: media.filter(({ ref }) => !storedFiles.has(ref.id)).length,
  };
}
