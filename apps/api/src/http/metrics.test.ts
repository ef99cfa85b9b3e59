import type { UserId } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import { startLine } from '../services/attempts/start-line.ts';
import { readFigures } from '../services/health/read-figures.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { leastPasswordCost } from '../testing/test-people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { createHttp } from './app.ts';

const token = 'a-token-of-the-scraper';
const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };

const studentOf = (index: number) => `student-${index}` as UserId;
const busySaves = () => ({ waiting: 7, running: 2 });

const quiet = { info: () => {}, error: () => {} };

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer({ hasQueue: true });
  room = await classroom(server);
});
afterAll(() => server.close());

test('metrics count requests by call, jobs, sockets, and how long ago open attempts have saved', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion()] });
  const attempt = await room.start(task);
  const [answer] = await room.answersOf(attempt);
  if (!answer) throw new Error('The attempt has no answer.');
  await room.save(answer, [
    { studentAnswer: 'choice-1', studentMark: 0 },
    { studentAnswer: '', studentMark: 0 },
  ]);
  await room.start(task, room.classmate);
  server.clock.advance({ seconds: 90 });
  await server.app.jobs.send('sweep-files', {}, { startAt: new Date(Date.now() + 10 ** 12) });
  const http = createHttp({ app: server.app, network, log: quiet, metrics: { token, countSockets: () => 3 } });
  await http.request('/api/me', { headers: { authorization: `Bearer ${room.student.token}` } });
  await http.request(`/api/answers/${answer._id}`);
  const response = await http.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
  const text = await response.text();
  const valueOf = (series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1);
  expect(valueOf('rubrica_request_duration_seconds_count{call="getMe",status="2xx"}')).toBe('1');
  expect(valueOf('rubrica_open_attempts')).toBe('2');
  expect(valueOf('rubrica_unsaved_attempts')).toBe('1');
  expect(Number(valueOf('rubrica_save_age_seconds{of="longest"}'))).toBeCloseTo(90, -1);
  expect(valueOf('rubrica_jobs{name="sweep-files",state="waiting"}')).toBe('1');
  expect(valueOf('rubrica_sockets')).toBe('3');
  expect(text).toContain('process_cpu_seconds_total');
  // No id becomes a series.
  expect(text).not.toContain(answer._id);
});

test('metrics say what waits in the process: saves, starts, passwords', async () => {
  const { app } = server;
  const release = Promise.withResolvers<void>();
  const http = createHttp({
    app: { ...app, answerSaves: { ...app.answerSaves, count: busySaves } },
    network,
    log: quiet,
    metrics: { token, countSockets: () => 0 },
  });
  const read = async (name: string) => {
    const response = await http.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    return new RegExp(String.raw`^${name} (\d+)$`, 'mu').exec(await response.text())?.[1];
  };
  // More than any server takes in at once, however long the starts before these have taken: the others are told to come again.
  const starts = Array.from({ length: 1000 }, (_, index) =>
    startLine(app.db).pass(studentOf(index), () => release.promise),
  );
  const settled = Promise.allSettled(starts);
  const hashes = Array.from({ length: 9 }, () => hashPassword('correct-horse-7', leastPasswordCost));
  expect(await read('rubrica_save_batches')).toBe('2');
  expect(await read('rubrica_saves_waiting')).toBe('7');
  const [inside, waiting] = [Number(await read('rubrica_starts')), Number(await read('rubrica_starts_waiting'))];
  expect(inside).toBeGreaterThan(0);
  expect(waiting).toBeGreaterThan(0);
  expect(inside + waiting).toBe(1000);
  release.resolve();
  await settled;
  await Promise.all(hashes);
  expect(await read('rubrica_starts')).toBe('0');
  // Those of the process, of which other tests have some.
  await expect.poll(() => read('rubrica_passwords_waiting')).toBe('0');
});

test('a scrape reads open attempts once a minute at most, the page of health each time', async () => {
  const http = createHttp({ app: server.app, network, log: quiet, metrics: { token, countSockets: () => 0 } });
  const scrape = async () => {
    const response = await http.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    return Number(/^rubrica_open_attempts (\d+)$/mu.exec(await response.text())?.[1]);
  };
  const before = await scrape();
  await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
  expect(await scrape()).toBe(before);
  expect((await readFigures(server.app)).attempts.open).toBe(before + 1);
});

test('nobody reads metrics without the token, and there are none where no token is set', async () => {
  const { app } = server;
  const http = createHttp({ app, network, log: quiet, metrics: { token, countSockets: () => 0 } });
  for (const authorization of ['', 'Bearer', 'Bearer a-token-of-the-scrapeR', `Basic ${token}`])
    expect((await http.request('/metrics', { headers: { authorization } })).status).toBe(401);
  const without = createHttp({ app, network, log: quiet });
  expect((await without.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
});
