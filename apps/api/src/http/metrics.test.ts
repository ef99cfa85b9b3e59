import { afterAll, beforeAll, expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { createHttp } from './app.ts';

const token = 'a-token-of-the-scraper';
const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };

const quiet = { info: () => {}, error: () => {} };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hasQueue: true });
});
afterAll(() => server.close());

test('metrics count requests by call, jobs, sockets, and how long ago open attempts have saved', async () => {
  const room = await classroom(server);
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

test('nobody reads metrics without the token, and there are none where no token is set', async () => {
  const { app } = server;
  const http = createHttp({ app, network, log: quiet, metrics: { token, countSockets: () => 0 } });
  for (const authorization of ['', 'Bearer', 'Bearer a-token-of-the-scrapeR', `Basic ${token}`])
    expect((await http.request('/metrics', { headers: { authorization } })).status).toBe(401);
  const without = createHttp({ app, network, log: quiet });
  expect((await without.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
});
