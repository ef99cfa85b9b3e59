import type { AnswerId, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import type { AppContext } from '../services/context.ts';
import { listAnswers } from '../services/answers/list-answers.ts';
import { saveAnswer } from '../services/answers/save-answer.ts';
import { saveMarks } from '../services/answers/save-marks.ts';
import { releaseTaskTaken } from '../services/attempts/release-task-taken.ts';
import { returnTaskTaken } from '../services/attempts/return-task-taken.ts';
import { startTaskTaken } from '../services/attempts/start-task-taken.ts';
import { submitTaskTaken } from '../services/attempts/submit-task-taken.ts';
import { createDemoContext, addHours, type DemoUser } from './demo-context.ts';
import { toAnswerEntries, toMarkedEntries } from './answer-entries.ts';
import type { DemoAttempt } from './attempts/attempt.ts';
import { demoQuestionNames, type DemoQuestionName } from './questions.ts';
import type { SeededQuestion } from './seed-questions.ts';

interface SeedAttemptOptions {
  app: AppContext;
  now: Date;
  task: TaskId;
  attempt: DemoAttempt;
  student: DemoUser;
  marker: DemoUser;
  questions: ReadonlyMap<DemoQuestionName, SeededQuestion>;
}

/** How much of the time between two saves was spent on the question. */
const activePart = 0.8;

/** Creates an attempt step by step with the same services that users call. */
export async function seedAttempt(options: SeedAttemptOptions): Promise<void> {
  const { app, now, task, attempt, student, marker } = options;
  const startedAt = addHours(now, -attempt.startedHoursAgo);
  const asStudent = (at: Date) => createDemoContext(app, student, at);
  const asMarker = (ago: number) => createDemoContext(app, marker, addHours(now, -ago));
  const noInput = { params: undefined, query: undefined, headers: undefined };

  const { _id } = await startTaskTaken(asStudent(startedAt), { ...noInput, body: { task } });
  const params = { id: _id };
  const answerIds = await writeAnswers(options, _id, startedAt);
  if (attempt.submittedAfterMinutes !== undefined) {
    const headers = { 'idempotency-key': `demo-${_id}` };
    const at = addHours(startedAt, attempt.submittedAfterMinutes / 60);
    await submitTaskTaken(asStudent(at), { params, query: undefined, headers, body: undefined });
  }
  if (attempt.markedHoursAgo !== undefined) {
    const context = asMarker(attempt.markedHoursAgo);
    for (const name of demoQuestionNames) {
      const [marks, answer, id] = [attempt.marks?.[name], attempt.answers[name], answerIds.get(name)];
      if (!marks || !answer || id === undefined) continue;
      const body = { answers: toMarkedEntries(answer, marks) };
      await saveMarks(context, { params: { id }, query: undefined, headers: { 'if-match': '0' }, body });
    }
  }
  if (attempt.releasedHoursAgo !== undefined) {
    await releaseTaskTaken(asMarker(attempt.releasedHoursAgo), { ...noInput, params, body: undefined });
  }
  if (attempt.returned) {
    const { hoursAgo, note } = attempt.returned;
    await returnTaskTaken(asMarker(hoursAgo), { ...noInput, params, body: { note, minutes: null } });
  }
}

/** Saves the student's answers, a few minutes apart. Returns the ids of the answers by question. */
async function writeAnswers(
  { app, attempt, student, questions }: SeedAttemptOptions,
  taskTaken: TaskTakenId,
  startedAt: Date,
) {
  const minutes = attempt.submittedAfterMinutes ?? 30;
  const answeredNames = demoQuestionNames.filter((name) => attempt.answers[name] !== undefined);
  const context = createDemoContext(app, student, startedAt);
  const { items } = await listAnswers(context, {
    params: undefined,
    query: { taskTaken },
    headers: undefined,
    body: undefined,
  });
  const ids = new Map<DemoQuestionName, AnswerId>();
  for (const [index, name] of answeredNames.entries()) {
    const [question, answer] = [questions.get(name), attempt.answers[name]];
    const stored = items.find((item) => item.question === question?.id);
    if (!question || !answer || !stored) throw new Error(`The demo task does not contain ${name}.`);
    const minutesEach = minutes / (answeredNames.length + 1);
    const at = addHours(startedAt, (minutesEach * (index + 1)) / 60);
    // The rest of the minutes went on looking around and away.
    const activeTime = { sitting: 'demo', activeMs: Math.round(minutesEach * 60_000 * activePart) };
    await saveAnswer(createDemoContext(app, student, at), {
      params: { id: stored._id },
      query: undefined,
      headers: undefined,
      body: { rev: stored.rev, answers: toAnswerEntries(question.content, answer), flagged: false, activeTime },
    });
    ids.set(name, stored._id);
  }
  return ids;
}
