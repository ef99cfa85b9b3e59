import type { Input } from '../services/service.ts';
import type { AppContext } from '../services/context.ts';
import { createTask } from '../services/tasks/create-task.ts';
import { updateTask } from '../services/tasks/update-task.ts';
import { createDemoContext, addHours } from './demo-context.ts';
import type { DemoQuestionName } from './questions.ts';
import { seedAttempt } from './seed-attempt.ts';
import type { People } from './seed-people.ts';
import type { SeededQuestion } from './seed-questions.ts';
import { demoTasks, type DemoTask } from './tasks.ts';

interface SeedTasksOptions {
  app: AppContext;
  now: Date;
  people: People;
  questions: ReadonlyMap<DemoQuestionName, SeededQuestion>;
}

/** Stores the tasks and lives their attempts through. */
export async function seedTasks(options: SeedTasksOptions): Promise<void> {
  const { app, now, people } = options;
  const [author, marker] = [people.person('admin'), people.person('assistant')];
  for (const demo of demoTasks) {
    const madeAt = addHours(now, Math.min(demo.opensInHours ?? 0, 0) - 30);
    const body = taskBody(demo, options);
    // A task that is closed by now was open while it was taken.
    const begun = demo.status === 'closed' ? ({ ...body, status: 'published' } as const) : body;
    const task = await createTask(createDemoContext(app, author, madeAt), {
      params: undefined,
      query: undefined,
      headers: undefined,
      body: begun,
    });
    for (const attempt of demo.attempts) {
      const student = people.person(attempt.student);
      await seedAttempt({ ...options, task: task._id, attempt, student, marker });
    }
    if (begun.status === body.status) continue;
    await updateTask(createDemoContext(app, author, addHours(now, (demo.closesInHours ?? 0) + 1)), {
      params: { id: task._id },
      query: undefined,
      headers: undefined,
      body,
    });
  }
}

function taskBody(demo: DemoTask, { now, people, questions }: SeedTasksOptions): Input<'createTask'>['body'] {
  const moment = (hours: number | undefined) =>
    hours === undefined ? null : fullHour(addHours(now, hours)).toISOString();
  return {
    title: demo.title,
    kind: demo.kind,
    status: demo.status,
    instructions: demo.instructions,
    questions: demo.questions.flatMap((name) => questions.get(name)?.id ?? []),
    videos: [],
    groups: demo.groups.map((name) => people.groupId(name)),
    students: [],
    openAt: moment(demo.opensInHours),
    dueAt: moment(demo.dueInHours),
    closeAt: moment(demo.closesInHours),
    timeLimitMinutes: demo.timeLimitMinutes ?? null,
    extraTime: (demo.extraTime ?? []).map(({ student, minutes }) => ({ student: people.person(student).id, minutes })),
    maxAttempts: 1,
    showModelAnswer: demo.showModelAnswer ?? 'on-release',
  };
}

/** People set their tasks to the hour. */
function fullHour(moment: Date): Date {
  const hour = 3_600_000;
  return new Date(Math.round(moment.getTime() / hour) * hour);
}
