import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { demoLife, openFakeLife } from './fake-life.ts';
import { type AcceptedMessage, createFakeState } from './fake-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const eventSchema = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });
const message = (msgId: number, to: string, text: string): AcceptedMessage => ({
  msgId,
  session: 1,
  to,
  body: { text },
  status: 1,
  at: new Date(),
});

test('messages are sent, delivered and read by themselves, and the first person who was written to answers', async () => {
  const told: z.output<typeof eventSchema>[] = [];
  const state = createFakeState({ life: demoLife, webhookUrl: 'http://school.example/webhook' });
  const life = openFakeLife(state, async (_url, { body }) => {
    told.push(eventSchema.parse(JSON.parse(typeof body === 'string' ? body : '{}')));
    return new Response();
  });
  const [first, other] = [message(1, '+201005551234', 'عزيزي يوسف'), message(2, '+201005554321', 'Dear Layla')];
  life.follow(first);
  life.follow(other);
  await vi.advanceTimersByTimeAsync(demoLife.deliveredMs);
  expect([first.status, other.status]).toEqual([3, 3]);
  await vi.advanceTimersByTimeAsync(demoLife.answerMs);
  expect([first.status, other.status]).toEqual([4, 4]);
  const received = told.filter(({ event }) => event === 'messages.received');
  expect(received).toMatchObject([
    { data: { messages: { key: { cleanedSenderPn: '201005551234' }, messageBody: 'شكرًا، وصلتني الرسالة.' } } },
  ]);
  life.follow(first);
  life.close();
  expect(vi.getTimerCount()).toBe(0);
});
