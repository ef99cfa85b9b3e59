import type { QuestionId, Task, TaskId } from '@rubrica/api-client/contract';
import { mapFiles, type PaperMedia, questionsInLanguage } from '@rubrica/question-kit/paper';
import type { Database } from '../../db/database.ts';
import { paperQuestions, paperTasks } from '../../db/schema/papers.ts';
import { lockName } from '../../db/lock-name.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';
import { uploadFile } from '../files/upload-file.ts';
import { insertQuestion } from '../questions/insert-question.ts';
import { addTags } from '../questions/tag-questions.ts';
import { toQuestionColumns } from '../questions/to-question-columns.ts';
import { writeQuestion } from '../questions/write-question.ts';
import type { Input, Service } from '../service.ts';
import { createTask } from '../tasks/create-task.ts';
import { updateTask } from '../tasks/update-task.ts';
import { createUnknownNames } from './paper-names.ts';
import { assertSeen } from './plan-digest.ts';
import { isTaken, type PaperPlan, type PlannedQuestion } from './plan-paper.ts';
import { inLanguage, openPaper } from './preview-paper.ts';
import { lockPaperDraft, taskKey } from './paper-task.ts';
import { readPaper } from './read-paper.ts';
import { assertAccepted } from './refused-files.ts';

/** The most questions of one task. */
const maxQuestions = 200;

type StoredFiles = Map<string, PaperMedia['ref']>;

/**
 * Imports a paper: its questions, and a draft task that has them in their order; all of it or nothing. Files are stored before, by
 * the service that stores every file, and those that nothing has come to use are removed like others.
 *
 * @throws {ValidationError} {TooLargeError} {QuotaError} for what is no paper, or has a file that is not accepted
 * @throws {ConflictError} if a question that is set to students would lose what they need, or if the caller saw another plan
 */
export const importPaper: Service<'importPaper'> = async (context, { body }) => {
  const read = inLanguage(await readPaper(body.file), body.language);
  const { paper, media, language } = read;
  const count = questionsInLanguage(paper, language).size;
  if (count > maxQuestions) throw new ValidationError({ file: [{ code: 'list_max', limit: maxQuestions }] });
  const found = await openPaper(context, context.db, read);
  // Before files are stored for nothing; what happens meanwhile is found below.
  assertSeen(found, body.digest);
  await assertAccepted(read, found.plan);
  const stored = await storeMedia(context, media, found.plan);
  return context.db.transaction(async (tx) => {
    // One import at a time: two of one paper would each find its questions missing.
    await lockName(tx, 'papers');
    await lockPaperDraft(tx, taskKey(paper, language));
    let opened = await openPaper(context, tx, read);
    assertSeen(opened, body.digest);
    if (body.createNames) {
      await createUnknownNames(context, tx, opened.unknown);
      opened = await openPaper(context, tx, read);
    }
    const ids = new Map<PlannedQuestion, QuestionId>();
    for (const planned of opened.plan.questions)
      if (isTaken(planned)) ids.set(planned, await writePlanned(context, tx, planned, stored));
    for (const [{ id }, questionId] of ids)
      await tx
        .insert(paperQuestions)
        .values({ paperId: paper.id, paperQuestionId: id, questionId })
        .onConflictDoUpdate({
          target: [paperQuestions.paperId, paperQuestions.paperQuestionId],
          set: { questionId },
        });
    const taskId = await writeTask({ ...context, db: tx }, opened, [...ids.values()]);
    await tx
      .insert(paperTasks)
      .values({ paperId: taskKey(paper, language), taskId })
      .onConflictDoUpdate({ target: paperTasks.paperId, set: { taskId } });
    const countOf = (action: PlannedQuestion['action']) =>
      opened.plan.questions.filter((planned) => planned.action === action).length;
    await recordAudit(context, tx, 'importPaper', {
      object: `task:${taskId}`,
      details: {
        title: paper.title,
        created: countOf('create'),
        updated: countOf('update'),
        kept: countOf('keep'),
        leftOut: countOf('leave-out') + countOf('other-language'),
        ...(context.caller.publishToken === undefined ? {} : { token: context.caller.publishToken }),
      },
    });
    return {
      ...opened.report,
      questions: opened.plan.questions.map((planned) => ({
        ...planned,
        question: ids.get(planned) ?? planned.question,
      })),
      task: { ...opened.report.task, _id: taskId },
    };
  });
};

/** Stores what is not stored yet. A repeated import finds what the first has stored by the key. */
async function storeMedia(
  context: SignedInContext,
  media: readonly PaperMedia[],
  { storedFiles, hashes }: PaperPlan,
): Promise<StoredFiles> {
  const stored: StoredFiles = new Map(storedFiles);
  for (const { ref, bytes } of media) {
    if (stored.has(ref.id)) continue;
    const file = new File([bytes], ref.name, { type: ref.mime });
    const key = `paper ${hashes.get(ref.id)}`;
    const { durationMs } = ref;
    const body: Input<'uploadFile'>['body'] = { file, key, ...(durationMs === undefined ? {} : { durationMs }) };
    const saved = await uploadFile(context, { params: undefined, query: undefined, headers: undefined, body });
    stored.set(ref.id, saved.ref);
  }
  return stored;
}

/** Writes one question, and gives it its tags. @returns its id in the bank */
async function writePlanned(
  context: SignedInContext,
  tx: Database,
  { action, content, paperQuestion, question, rev }: PlannedQuestion,
  stored: StoredFiles,
): Promise<QuestionId> {
  const inTransaction = { ...context, db: tx };
  const own = mapFiles(content, (file) => stored.get(file.id) ?? file);
  const id = question ?? (await insertQuestion(inTransaction, own, 'createQuestion'))._id;
  if (action === 'update') {
    const columns = await toQuestionColumns(own);
    // What somebody has written on the platform stays a version, also where it was the same person a minute ago.
    const write = { id, rev, columns, restoredFrom: null, isNewVersion: true };
    await writeQuestion(context, tx, { ...write, call: 'updateQuestion' });
  }
  await addTags(tx, [id], paperQuestion.tags, context.clock.now());
  return id;
}

interface OpenedTask {
  earlier: Task | null;
  wanted: Pick<Task, 'title' | 'instructions' | 'timeLimitMinutes'>;
  report: { task: { action: 'create' | 'update' | 'keep' } };
}

async function writeTask(
  context: SignedInContext,
  { earlier, wanted, report: { task } }: OpenedTask,
  questions: QuestionId[],
): Promise<TaskId> {
  const head = { query: undefined, headers: undefined };
  if (task.action === 'create' || !earlier)
    return (await createTask(context, { ...head, params: undefined, body: newTask({ ...wanted, questions }) }))._id;
  if (task.action === 'update')
    await updateTask(context, { ...head, params: { id: earlier._id }, body: { ...earlier, ...wanted, questions } });
  return earlier._id;
}

/** A draft that nobody has yet. */
function newTask(
  task: Pick<Task, 'title' | 'instructions' | 'timeLimitMinutes' | 'questions'>,
): Input<'createTask'>['body'] {
  return {
    ...task,
    kind: 'quiz',
    status: 'draft',
    draws: [],
    videos: [],
    prompts: [],
    groups: [],
    students: [],
    openAt: null,
    dueAt: null,
    closeAt: null,
    extraTime: [],
    maxAttempts: 1,
    showModelAnswer: 'on-release',
    allowsDictionary: false,
  };
}
