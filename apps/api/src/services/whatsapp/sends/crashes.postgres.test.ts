// Every place where a server can be killed, on PostgreSQL alone: no query decides what is left behind, and sends.test.ts runs each on both.
import type { WhatsAppCampaign } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '../../../db/schema/tasks.ts';
import { whatsAppCampaigns } from '../../../db/schema/whatsapp-sends.ts';
import { crashingSends } from '../../../testing/crashing-sends.ts';
import { type FakeMode, fakeModes, webhookModes } from '../../../testing/fake-wasender/fake-state.ts';
import { requestOf } from '../../../testing/request-of.ts';
import { choiceQuestion } from '../../../testing/sample-questions.ts';
import { sendAutomatic } from './send-automatic.ts';
import { settleMessages } from './settle-messages.ts';

/** `npm run drill -- whatsapp` draws more schedules, or others. */
const { RUBRICA_SEND_SCHEDULES: runs = '15', RUBRICA_SEND_SCHEDULES_SEED: seed } = process.env;

let sends: Awaited<ReturnType<typeof crashingSends>>;
beforeAll(async () => {
  sends = await crashingSends();
});
afterAll(() => sends.close());
beforeEach(() => sends.reset());

/** Does something with a server that is killed after no step, after one, and so on, until one gets to its end. @returns how many were */
async function killAtEachStep(act: (steps: number) => Promise<boolean>): Promise<number> {
  let steps = 0;
  for (let hasCrashed = true; hasCrashed; steps += 1) hasCrashed = await act(steps);
  return steps;
}

/** As above, each time without what earlier times have left: it would be dealt with too, in more steps than there are times. */
const killAtEachStepAnew = (act: (steps: number) => Promise<boolean>) =>
  killAtEachStep(async (steps) => {
    await sends.reset();
    return act(steps);
  });

describe.each(fakeModes)('a server that is killed while the provider answers like this: %s', (mode) => {
  test('after any step, sends nothing twice, loses nothing, and every message ends in a true state', async () => {
    // The log is trusted once it has a message that is known to have been sent.
    const first = await sends.send('First');
    await sends.sendAll();
    const steps = await killAtEachStep(async (step) => {
      await sends.forgetAllBut(first);
      const campaign = await sends.send(`Killed after ${step}`);
      const hasCrashed = await sends.sendUntilCrash(step, mode);
      await sends.recover();
      await sends.expectTruth(campaign);
      return hasCrashed;
    });
    await sends.expectTruth(first);
    expect(steps).toBeGreaterThan(8);
  });
});

describe('a server that is killed after any step', () => {
  test('while it makes a send, makes it once, when it is asked again', async () => {
    const { room, server, people } = sends;
    const steps = await killAtEachStepAnew(async (step) => {
      const name = `Asked ${step}`;
      const audience = { who: { kind: 'people' as const, people: people.map(({ id }) => id) }, to: 'both' as const };
      const body = { clientId: crypto.randomUUID(), name, texts: { en: name, ar: '' }, audience };
      const { http, hasCrashed } = sends.serveUntilCrash(step);
      const request = requestOf('sendMultipleWhatsAppMessages', { body }, room.admin);
      await http.request(request, undefined, { incoming: { socket: {} } });
      const campaign = await server.ok('sendMultipleWhatsAppMessages', { body }, room.admin);
      await sends.recover();
      await sends.expectTruth(campaign);
      const made = await server.app.db.select().from(whatsAppCampaigns).where(eq(whatsAppCampaigns.name, name));
      expect([made.length, campaign.total]).toEqual([1, people.length]);
      return hasCrashed();
    });
    expect(steps).toBeGreaterThan(4);
  });

  test('while it asks what became of messages, asks again', async () => {
    const steps = await killAtEachStepAnew(async (step) => {
      const lost = await sends.send(`Lost ${step}`);
      await sends.sendUntilCrash(1000, 'drop-after-accept');
      sends.fake.state.mode = 'ok';
      const taken = await sends.send(`Taken ${step}`);
      await sends.sendAll();
      sends.server.clock.advance({ minutes: 12 });
      const hasCrashed = await sends.untilCrash(step, settleMessages);
      await sends.recover();
      for (const campaign of [lost, taken]) await sends.expectTruth(campaign);
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(6);
  });

  test.each(webhookModes)('while it is told what became of messages, believes what is true (%s)', async (mode) => {
    const steps = await killAtEachStepAnew(async (step) => {
      const campaign = await sends.send(`Told ${step}`);
      await sends.sendAll();
      const expectNoneBack = sends.watchStates(campaign);
      await expectNoneBack();
      const hasCrashed = await sends.reportStatus(step, mode, 4);
      await expectNoneBack();
      await sends.recover();
      await expectNoneBack();
      await sends.expectTruth(campaign);
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(mode === 'badly-signed' ? 0 : 2);
  });

  test('while somebody writes STOP, sends them one last answer, and nothing else', async () => {
    const { phones } = sends;
    const steps = await killAtEachStepAnew(async (step) => {
      const campaign = await sends.send(`Unwanted ${step}`);
      const hasCrashed = await sends.writeStop(step, `STOP ${step}`);
      await sends.recover();
      await sends.expectTruth(campaign);
      const got = sends.fake.state.accepted.map(({ to, body }) => [to, body['text']]);
      expect(got).toEqual([[phones[0], expect.stringContaining('no more messages')]]);
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(2);
  });

  test('while it writes by itself, tells each person of each occasion once', async () => {
    const { room, server, phones } = sends;
    const turn = (isOn: boolean) =>
      server.ok('updateWhatsAppAutomation', { body: { group: room.group, kind: 'due-tomorrow', isOn } }, room.admin);
    await turn(true);
    const steps = await killAtEachStepAnew(async (step) => {
      await server.app.db.update(tasks).set({ dueAt: null });
      const dueAt = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString();
      const title = `Homework ${step}.`;
      await room.makeTask({ contents: [choiceQuestion()], title, dueAt });
      const hasCrashed = await sends.untilCrash(step, sendAutomatic);
      await Promise.all([sendAutomatic(server.app), sendAutomatic(server.app)]);
      await sends.recover();
      const told = sends.fake.state.accepted.filter(({ body }) => String(body['text']).includes(title));
      expect(told.map(({ to }) => to).toSorted()).toEqual(phones.slice(0, 2).toSorted());
      return hasCrashed;
    });
    await turn(false);
    expect(steps).toBeGreaterThan(4);
  });
});

test.each<FakeMode>(['ok', 'drop-after-accept', '429'])(
  'a server that is taken for dead while it waits for an answer, and the one that takes its place, send nothing twice (%s)',
  async (mode) => {
    for (const step of [1000, 12, 10]) {
      const campaign = await sends.send(`By two ${step}`, 3);
      await sends.sendByTwo(step, mode);
      await sends.recover();
      await sends.expectTruth(campaign);
    }
  },
);

const someSteps = fc.integer({ min: 0, max: 45 });
const scheduleStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('send' as const), steps: someSteps, mode: fc.constantFrom(...fakeModes) }),
  },
  fc.record({ kind: fc.constant('two' as const), steps: someSteps, mode: fc.constantFrom(...fakeModes) }),
  fc.record({ kind: fc.constant('settle' as const), steps: someSteps }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 2, 12) }),
  fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const, 'cancel' as const) }),
  fc.record({
    kind: fc.constant('report' as const),
    steps: fc.integer({ min: 0, max: 12 }),
    mode: fc.constantFrom(...webhookModes),
    status: fc.constantFrom(2, 3, 4),
  }),
  fc.record({ kind: fc.constant('stop' as const), steps: fc.integer({ min: 0, max: 12 }) }),
);
type ScheduleStep = typeof scheduleStep extends fc.Arbitrary<infer Step> ? Step : never;

async function take(step: ScheduleStep, campaign: WhatsAppCampaign, id: string): Promise<unknown> {
  const { server, room } = sends;
  const params = { id: campaign._id };
  switch (step.kind) {
    case 'send':
      return sends.sendUntilCrash(step.steps, step.mode);
    case 'two':
      return sends.sendByTwo(step.steps, step.mode);
    case 'settle':
      return sends.untilCrash(step.steps, settleMessages);
    case 'wait':
      return server.clock.advance({ minutes: step.minutes });
    case 'pause':
      return server.send('pauseWhatsAppCampaign', { params }, room.admin);
    case 'resume':
      return server.send('resumeWhatsAppCampaign', { params }, room.admin);
    case 'cancel':
      return server.send('cancelWhatsAppCampaign', { params }, room.admin);
    case 'report':
      return sends.reportStatus(step.steps, step.mode, step.status);
    case 'stop':
      return sends.writeStop(step.steps, id);
  }
}

test('whatever happens in whatever order, nothing is sent twice, nothing is lost, and every message ends in a true state', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(scheduleStep, { minLength: 1, maxLength: 7 }), async (steps) => {
      run += 1;
      await sends.reset();
      const campaign = await sends.send(`Schedule ${run}`, 3);
      const expectNoneBack = sends.watchStates(campaign);
      let gotBeforeStop: number | null = null;
      const countFirst = () => sends.countTaken(sends.phones[0], campaign.name);
      for (const [index, step] of steps.entries()) {
        await take(step, campaign, `STOP ${run}.${index}`);
        await expectNoneBack();
        if (step.kind === 'stop') gotBeforeStop ??= countFirst();
      }
      await sends.recover();
      await expectNoneBack();
      await sends.expectTruth(campaign);
      if (gotBeforeStop !== null) expect(countFirst()).toBe(gotBeforeStop);
    }),
    { numRuns: Number(runs), ...(seed === undefined ? {} : { seed: Number(seed) }) },
  );
});
