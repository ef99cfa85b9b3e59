import type { GroupId, UserId } from '@rubrica/api-client/contract';
import { markAnswers } from '@rubrica/question-kit';
import { answers, attemptQuestions, taskTakens } from '../db/schema/attempts.ts';
import { groupAssistants, groups, groupStudents, users } from '../db/schema/people.ts';
import type { AppContext } from '../services/context.ts';
import { expectRow } from '../services/queries/query-results.ts';
import { createTask } from '../services/tasks/create-task.ts';
import { storeContents } from '../services/attempts/question-contents.ts';
import { addHours, createDemoContext } from './demo-context.ts';
import { demoDomain } from './people.ts';
import { placementAnswers, placementStudents, placementTimes } from './placement.ts';
import type { DemoQuestionName } from './questions.ts';
import type { People } from './seed-people.ts';
import type { SeededQuestion } from './seed-questions.ts';

interface SeedPlacementOptions {
  app: AppContext;
  now: Date;
  people: People;
  questions: ReadonlyMap<DemoQuestionName, SeededQuestion>;
}

/** Those who took the test, from the weakest to the strongest, and their group. */
export interface Placement {
  group: GroupId;
  students: readonly UserId[];
}

const takenDaysAgo = 50;
const papers = ['wordsThatGoTogether', 'wordsInUse'] as const;

/**
 * Stores a placement test that a whole year has taken: enough attempts for statistics. They are written row by row into the
 * tables, some at once, because as many calls would take longer than all other demo data.
 */
export async function seedPlacement({ app, now, people, questions }: SeedPlacementOptions): Promise<Placement> {
  const { db } = app;
  const startedAt = addHours(now, -takenDaysAgo * 24);
  const [submittedAt, releasedAt] = [addHours(startedAt, 0.5), addHours(startedAt, 24)];
  const timestamps = { createdAt: startedAt, updatedAt: releasedAt };
  const group = expectRow(
    await db
      .insert(groups)
      .values({ name: 'Placement · Autumn', ...timestamps })
      .returning({ id: groups.id }),
  );
  const students = await db
    .insert(users)
    .values(
      placementStudents.map((name) => ({
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@${demoDomain}`,
        role: 'student' as const,
        status: 'active' as const,
        consentAt: startedAt,
        ...timestamps,
      })),
    )
    .returning({ id: users.id });
  await db.insert(groupStudents).values(students.map(({ id }) => ({ groupId: group.id, userId: id })));
  await db.insert(groupAssistants).values({ groupId: group.id, userId: people.person('assistant').id });

  const parts = papers.flatMap((name) => questions.get(name) ?? []);
  const task = await createTask(createDemoContext(app, people.person('admin'), startedAt), {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: {
      title: 'Placement test: Words',
      kind: 'quiz',
      status: 'published',
      instructions: 'Answer as much as you can: the test decides which group you join.',
      questions: parts.map(({ id }) => id),
      draws: [],
      videos: [],
      prompts: [],
      groups: [group.id],
      students: [],
      openAt: startedAt.toISOString(),
      dueAt: null,
      closeAt: releasedAt.toISOString(),
      timeLimitMinutes: null,
      extraTime: [],
      maxAttempts: 1,
      showModelAnswer: 'on-release',
      allowsDictionary: false,
    },
  });

  const answered = parts.map(({ id, content }, index) => ({
    question: id,
    content,
    times: placementTimes(content, index === parts.length - 1),
    given: placementAnswers(content).map((entries) => {
      const { mark, maximum } = markAnswers(content, entries);
      return { entries, mark, maximum };
    }),
  }));
  const attempts = await db
    .insert(taskTakens)
    .values(
      students.map(({ id }, place) => {
        const marks = answered.flatMap(({ given }) => given[place] ?? []);
        return {
          taskId: task._id,
          studentId: id,
          number: 1,
          status: 'released' as const,
          startedAt,
          submittedAt,
          releasedAt,
          mark: marks.reduce((sum, { mark }) => sum + mark, 0),
          maximum: marks.reduce((sum, { maximum }) => sum + maximum, 0),
          pending: 0,
          ...timestamps,
        };
      }),
    )
    .returning({ id: taskTakens.id });
  const hashes = await storeContents(
    db,
    answered.map(({ content }) => content),
  );
  const rows = attempts.flatMap(({ id: taskTakenId }, place) =>
    answered.flatMap(({ question: questionId, content, given, times }, position) => {
      const answer = given[place];
      if (!answer) return [];
      const own = { taskTakenId, questionId };
      return [
        {
          frozen: { ...own, position, contentHash: hashes[position] ?? '' },
          answer: {
            ...own,
            ...answer,
            type: content.subQuestionType,
            rev: 1,
            savedAt: submittedAt,
            activeMs: times[place] ?? null,
            pending: 0,
            ...timestamps,
          },
        },
      ];
    }),
  );
  await db.insert(attemptQuestions).values(rows.map(({ frozen }) => frozen));
  await db.insert(answers).values(rows.map(({ answer }) => answer));
  return { group: group.id, students: students.map(({ id }) => id) };
}
