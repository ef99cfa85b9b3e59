import { videoSpeakingQuestion } from '@rubrica/question-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { mp4File } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const take = (id: string, recording: string, takeId: string) => ({
  params: { id },
  body: { recording, take: takeId },
});

describe('counted takes', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  /** An attempt with a video that may be answered twice, and one that may be answered as often as one likes. */
  const begin = async () => {
    const { ref: video } = await server.ok('uploadFile', { body: { file: mp4File() } }, room.admin);
    const contents = [videoSpeakingQuestion({ video, tries: 2 }), videoSpeakingQuestion({ video })];
    const [limited = '', free = ''] = contents.map(({ questions: [block] }) => `${block?.id}:video`);
    return { attempt: await room.start(await room.makeTask({ contents })), limited, free };
  };
  const countsOf = async (id: string) => (await server.ok('listTakes', { params: { id } }, room.student)).items;

  test('add up over devices, and a report that is repeated counts once', async () => {
    const { attempt, limited } = await begin();
    const phone = { token: await server.login(room.student) };
    const first = take(attempt._id, limited, 'first');
    expect(await server.ok('recordTake', first, room.student)).toEqual({ recording: limited, count: 1 });
    expect(await server.ok('recordTake', first, room.student)).toEqual({ recording: limited, count: 1 });
    expect(await server.ok('recordTake', take(attempt._id, limited, 'second'), phone)).toMatchObject({ count: 2 });
    expect(await countsOf(attempt._id)).toEqual([{ recording: limited, count: 2 }]);
  });

  test('are never more than the answer may have, also when many arrive at once', async () => {
    const { attempt, limited } = await begin();
    const reports = ['a', 'b', 'c', 'd'].map((id) => take(attempt._id, limited, id));
    await Promise.all(reports.map((report) => server.ok('recordTake', report, room.student)));
    expect(await countsOf(attempt._id)).toEqual([{ recording: limited, count: 2 }]);
  });

  test('are of answers with a number of tries that the attempt has, while it is open', async () => {
    const { attempt, limited, free } = await begin();
    for (const recording of ['another:video', free]) {
      // oxlint-disable-next-line no-await-in-loop -- two requests, one after the other
      const failure = await server.fails('recordTake', take(attempt._id, recording, 'first'), room.student);
      expect(failure).toMatchObject({ status: 422, errors: { recording: [expect.any(String)] } });
    }
    await room.submit(attempt);
    const late = await server.fails('recordTake', take(attempt._id, limited, 'first'), room.student);
    expect(late).toMatchObject({ status: 409, code: 'attempt_closed' });
  });

  test('begin anew when the attempt is returned to its student', async () => {
    const { attempt, limited } = await begin();
    await server.ok('recordTake', take(attempt._id, limited, 'first'), room.student);
    await room.submit(attempt);
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, room.assistant);
    expect(await countsOf(attempt._id)).toEqual([]);
  });
});
