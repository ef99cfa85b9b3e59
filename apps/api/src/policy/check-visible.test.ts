import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { checkVisible } from './check-visible.ts';
import { visibleAnswers, visibleFiles, visibleTaskTakens } from './visible/attempts.ts';
import { visibleAssignedTasks, visibleTasks } from './visible/tasks.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

test('what several ask for at once is visible to each as it is to them alone', async () => {
  const { db } = server.app;
  const task = await room.makeTask({ contents: [choiceQuestion()] });
  const attempts = [await room.start(task), await room.start(task, room.classmate)];
  const [answer] = await room.answersOf(attempts[0]!);
  const people = [room.admin, room.assistant, room.otherAssistant, room.student, room.classmate, room.otherStudent];
  const objects = [
    ...[...attempts.map(({ _id }) => _id), task._id].map((id) => [visibleTaskTakens, id] as const),
    [visibleAnswers, answer!._id] as const,
    [visibleAssignedTasks, task._id] as const,
    [visibleTasks, task._id] as const,
    [visibleFiles, task._id] as const,
  ];
  const asked = objects.flatMap(([visible, id]) => people.map((person) => ({ person, visible, id })));
  const alone: boolean[] = [];
  for (const { person, visible, id } of asked) alone.push(await checkVisible(db, person, visible, id));
  const together = await Promise.all(asked.map(({ person, visible, id }) => checkVisible(db, person, visible, id)));
  expect(together).toEqual(alone);
  // The admin, the assistant and the student of the first attempt see it, and nobody else.
  expect(together.slice(0, people.length)).toEqual([true, true, false, true, false, false]);
});

test('an id that no object can have fails for whoever asks for it alone', async () => {
  const { db } = server.app;
  const { _id } = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
  const ask = (id: string) => checkVisible(db, room.student, visibleTaskTakens, id);
  const settled = await Promise.allSettled([ask(_id), ask('},{"'), ask(_id)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
