import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const play = (id: string, count: number, item = 'passage') => ({ params: { id }, body: { item, count } });

describe('counted plays', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const begin = async () => room.start(await room.makeTask({ contents: [choiceQuestion()] }));

  test('add up over devices, and never fall', async () => {
    const { _id: id } = await begin();
    expect(await server.ok('recordPlay', play(id, 2), room.student)).toEqual({ item: 'passage', count: 2 });
    expect(await server.ok('recordPlay', play(id, 1), room.student)).toEqual({ item: 'passage', count: 2 });
    expect(await server.ok('listPlays', { params: { id } }, room.student)).toEqual({
      items: [{ item: 'passage', count: 2 }],
    });
  });

  test('are of recordings that the attempt has, while it is open', async () => {
    const attempt = await begin();
    const unknown = await server.fails('recordPlay', play(attempt._id, 1, 'nothing'), room.student);
    expect(unknown).toMatchObject({ status: 422, errors: { item: [expect.any(String)] } });
    await room.submit(attempt);
    expect(await server.fails('recordPlay', play(attempt._id, 1), room.student)).toMatchObject({
      status: 409,
      code: 'attempt_closed',
    });
  });

  test('an attempt that is open on another device says so, as long as it is', async () => {
    const { _id: id } = await begin();
    const report = (token: string) => server.ok('reportPresence', { params: { id } }, { token });
    const phone = await server.login(room.student);
    expect(await report(room.student.token)).toEqual({ otherDevices: 0 });
    expect(await report(room.student.token)).toEqual({ otherDevices: 0 });
    expect(await report(phone)).toEqual({ otherDevices: 1 });
    expect(await report(room.student.token)).toEqual({ otherDevices: 1 });
    server.clock.advance({ seconds: 71 });
    expect(await report(phone)).toEqual({ otherDevices: 0 });
  });

  test('an upload that measures the network is discarded', async () => {
    expect(await server.ok('checkUpload', { body: { filler: 'é'.repeat(10) } }, room.student)).toEqual({ bytes: 20 });
    const tooMuch = { filler: 'a'.repeat(700 * 1024) };
    expect(await server.fails('checkUpload', { body: tooMuch }, room.student)).toMatchObject({ status: 413 });
  });
});
