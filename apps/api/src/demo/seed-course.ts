import type { TaskId } from '@rubrica/api-client/contract';
import type { AppContext } from '../services/context.ts';
import { updateDiplomaCourse } from '../services/courses/update-diploma-course.ts';
import { addHours, createDemoContext } from './demo-context.ts';
import type { SeededLecture } from './seed-lectures.ts';
import type { NamedIds } from './seed-named.ts';
import type { People } from './seed-people.ts';

interface SeedCourseOptions {
  app: AppContext;
  now: Date;
  named: NamedIds;
  people: People;
  lectures: readonly SeededLecture[];
  /** The stored tasks in the order of `demoTasks`. */
  tasks: readonly { id: TaskId; title: string }[];
}

/** The parts of the course: the number of a lecture, or the beginning of a task's title. */
const parts = [0, 'Homework 2', 1, 'Homework 3', 'Homework 4'] as const;

/** Makes the first diploma a course of lectures and homework, for the group that works towards it. */
export async function seedCourse({ app, now, named, people, lectures, tasks }: SeedCourseOptions): Promise<void> {
  const id = named.diplomas.get('General English, B2');
  if (id === undefined) throw new Error('The demo has no diploma for its course.');
  const items = parts.map((part) => {
    if (typeof part === 'number') return { kind: 'lecture' as const, video: expectId(lectures[part], part) };
    return {
      kind: 'task' as const,
      task: expectId(
        tasks.find(({ title }) => title.startsWith(part)),
        part,
      ),
    };
  });
  await updateDiplomaCourse(createDemoContext(app, people.person('admin'), addHours(now, -7 * 24)), {
    params: { id },
    query: undefined,
    headers: undefined,
    body: { groups: [people.groupId('general')], items },
  });
}

function expectId<Id>(found: { id: Id } | undefined, part: string | number): Id {
  if (!found) throw new Error(`The demo has no ${part} for its course.`);
  return found.id;
}
