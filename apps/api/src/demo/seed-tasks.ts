import type { TaskId } from '@rubrica/api-client/contract';
import type { Input } from '../services/service.ts';
import type { AppContext } from '../services/context.ts';
import { createTask } from '../services/tasks/create-task.ts';
import { updateTask } from '../services/tasks/update-task.ts';
import { createDemoContext, addHours } from './demo-context.ts';
import type { DemoQuestionName } from './questions.ts';
import { seedAttempt } from './seed-attempt.ts';
import type { SeededLecture } from './seed-lectures.ts';
import type { People } from './seed-people.ts';
import type { SeededQuestion } from './seed-questions.ts';
import { demoTasks, type DemoTask } from './tasks.ts';

interface SeedTasksOptions {
  app: AppContext;
  now: Date;
  people: People;
  questions: ReadonlyMap<DemoQuestionName, SeededQuestion>;
  lectures: readonly SeededLecture[];
}

/** Stores the demo tasks with their attempts. Returns them in their order. */
export async function seedTasks(options: SeedTasksOptions): Promise<{ id: TaskId; title: string }[]> {
  const stored: { id: TaskId; title: string }[] = [];
  const { app, now, people } = options;
  const [author, marker] = [people.person('admin'), people.person('assistant')];
  for (const demo of demoTasks) {
    const createdAt = addHours(now, Math.min(demo.opensInHours ?? 0, 0) - 30);
    const body = taskBody(demo, options);
    // A task that is closed now was published while students took it.
    const published = demo.status === 'closed' ? ({ ...body, status: 'published' } as const) : body;
    const task = await createTask(createDemoContext(app, author, createdAt), {
      params: undefined,
      query: undefined,
      headers: undefined,
      body: published,
    });
    stored.push({ id: task._id, title: task.title });
    for (const attempt of demo.attempts) {
      const student = people.person(attempt.student);
      await seedAttempt({ ...options, task: task._id, attempt, student, marker });
    }
    if (published.status === body.status) continue;
    await updateTask(createDemoContext(app, author, addHours(now, (demo.closesInHours ?? 0) + 1)), {
      params: { id: task._id },
      query: undefined,
      headers: undefined,
      body,
    });
  }
  return stored;
}

const retelling = {
  instructions:
    'A friend has missed this lecture. Watch it, then tell your friend in your own words what to do in the thirty seconds, and why.',
  mark: 10,
  prepSeconds: 30,
  answerSeconds: 90,
  tries: 2,
};

/** A lecture task has all lectures, a speaking task the first one to answer. */
function taskLectures({ kind }: DemoTask, lectures: readonly SeededLecture[]): readonly SeededLecture[] {
  if (kind === 'vdo-lect') return lectures;
  return kind === 'vdo-speaking' ? lectures.slice(0, 1) : [];
}

function taskBody(demo: DemoTask, { now, people, questions, lectures }: SeedTasksOptions): Input<'createTask'>['body'] {
  const toDate = (hours: number | undefined) =>
    hours === undefined ? null : toFullHour(addHours(now, hours)).toISOString();
  return {
    title: demo.title,
    kind: demo.kind,
    status: demo.status,
    instructions: demo.instructions,
    questions: demo.questions.flatMap((name) => questions.get(name)?.id ?? []),
    draws: demo.draws ? [...demo.draws] : [],
    videos: taskLectures(demo, lectures).map(({ id }) => id),
    prompts:
      demo.kind === 'vdo-speaking' ? taskLectures(demo, lectures).map(({ id }) => ({ ...retelling, video: id })) : [],
    groups: demo.groups.map((name) => people.groupId(name)),
    students: [],
    openAt: toDate(demo.opensInHours),
    dueAt: toDate(demo.dueInHours),
    closeAt: toDate(demo.closesInHours),
    timeLimitMinutes: demo.timeLimitMinutes ?? null,
    extraTime: (demo.extraTime ?? []).map(({ student, minutes }) => ({ student: people.person(student).id, minutes })),
    maxAttempts: 1,
    showModelAnswer: demo.showModelAnswer ?? 'on-release',
    allowsDictionary: false,
  };
}

/** Rounds a date to the full hour. */
function toFullHour(date: Date): Date {
  const hourMs = 3_600_000;
  return new Date(Math.round(date.getTime() / hourMs) * hourMs);
}
