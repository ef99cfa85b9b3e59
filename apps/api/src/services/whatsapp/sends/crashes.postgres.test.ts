// Every place where a server can be killed, on PostgreSQL alone: no query decides what is left behind, and sends.test.ts runs each on both.
import type { WhatsAppCampaign } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whatsAppCampaigns, whatsAppLanes, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { CrashError, crashingApp } from '../../../testing/crashing-app.ts';
import { createFakeState, type FakeMode, fakeModes } from '../../../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { choosePrimary, sendTo } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
import { sendMessages } from './send-messages.ts';
import { settleMessages } from './settle-messages.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let people: Classroom['student'][];
let phones: string[];
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake, wasenderTimeoutMs: 60 });
  room = await classroom(server);
  people = [room.student, room.classmate, room.otherStudent];
  phones = await givePhones(server, people);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  Object.assign(fake.state, createFakeState());
  await server.app.db.delete(whatsAppCampaigns);
  await server.app.db.delete(whatsAppLanes);
  await choosePrimary(server);
});

const running = { isLastTry: false, signal: new AbortController().signal, progress: async () => {} };

/** Runs the job until the server stops after so many steps. @returns whether it did */
async function sendUntilCrash(steps: number, mode: FakeMode): Promise<boolean> {
  fake.state.mode = mode;
  const { app, hasCrashed } = crashingApp(server.app, steps);
  // What a run of a quarter of a minute would try again and again is tried once.
  const once = { ...app, sendRules: { ...app.sendRules, wait: () => Promise.reject(new CrashError()) } };
  try {
    await sendMessages(once, {}, running);
  } catch (error) {
    if (!(error instanceof CrashError)) throw error;
  }
  fake.release();
  return hasCrashed();
}

/** What servers do afterwards: send what waits, and ask what became of the rest, until nothing changes by itself. */
async function recover(): Promise<void> {
  fake.state.mode = 'ok';
  for (const minutes of [2, 15, 40]) {
    server.clock.advance({ minutes });
    await choosePrimary(server);
    await server.app.db
      .update(whatsAppCampaigns)
      .set({ state: 'running' })
      .where(eq(whatsAppCampaigns.state, 'paused'));
    await sendMessages(server.app, {}, running);
    await settleMessages(server.app);
  }
}

/** Every message ended in a state that is true by what the provider has, and nobody got it twice. */
async function expectTruth(campaign: WhatsAppCampaign): Promise<void> {
  const rows = await server.app.db.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, campaign._id));
  expect(rows).toHaveLength(campaign.total);
  for (const { recipientId, state, failure } of rows) {
    const phone = phones[people.findIndex(({ id }) => id === recipientId)];
    const got = fake.state.accepted.filter(({ to, body }) => to === phone && body['text'] === campaign.name).length;
    expect(got).toBeLessThanOrEqual(1);
    expect([state, failure, got]).toBeOneOf([
      ['accepted', null, 1],
      ['delivered', null, 1],
      ['read', null, 1],
      ['failed', 'not-sent', 0],
      ['failed', 'refused', 0],
      ['failed', 'invalid-number', 0],
      ['cancelled', null, 0],
      // Where the log cannot tell either, somebody is asked.
      ['unknown', 'server-stopped', got],
      ['unknown', 'no-answer', got],
    ]);
  }
  const [{ state } = { state: null }] = await server.app.db
    .select()
    .from(whatsAppCampaigns)
    .where(eq(whatsAppCampaigns.id, campaign._id));
  expect(state).toBeOneOf(['finished', 'cancelled']);
}

const send = (text: string, count = 1) =>
  sendTo(server, room.admin, { people: people.slice(0, count).map(({ id }) => id), text });

describe.each(fakeModes)('a server that is killed while the provider answers like this: %s', (mode) => {
  test('after any step, sends nothing twice, loses nothing, and every message ends in a true state', async () => {
    // The log is trusted once it has a message that is known to have been sent.
    const first = await send('First');
    await sendMessages(server.app, {}, running);
    let steps = 0;
    for (let hasCrashed = true; hasCrashed; steps += 1) {
      const campaign = await send(`Killed after ${steps}`);
      hasCrashed = await sendUntilCrash(steps, mode);
      await recover();
      await expectTruth(campaign);
    }
    await expectTruth(first);
    expect(steps).toBeGreaterThan(8);
  });
});

test('whatever happens in whatever order, nothing is sent twice, nothing is lost, and every message ends in a true state', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('send' as const),
      steps: fc.integer({ min: 0, max: 45 }),
      mode: fc.constantFrom(...fakeModes),
    }),
    fc.record({ kind: fc.constant('settle' as const) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 2, 12) }),
    fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const, 'cancel' as const) }),
    fc.record({ kind: fc.constant('deliver' as const), status: fc.constantFrom(2, 3, 4) }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      run += 1;
      fake.state.mode = 'ok';
      const campaign = await send(`Schedule ${run}`, 3);
      const params = { id: campaign._id };
      for (const { kind, ...how } of steps) {
        if (kind === 'send' && 'mode' in how) await sendUntilCrash(how.steps, how.mode);
        if (kind === 'settle') await settleMessages(server.app);
        if (kind === 'wait' && 'minutes' in how) server.clock.advance({ minutes: how.minutes });
        if (kind === 'pause') await server.send('pauseWhatsAppCampaign', { params }, room.admin);
        if (kind === 'resume') await server.send('resumeWhatsAppCampaign', { params }, room.admin);
        if (kind === 'cancel') await server.send('cancelWhatsAppCampaign', { params }, room.admin);
        if (kind === 'deliver' && 'status' in how)
          for (const message of fake.state.accepted) message.status = how.status;
      }
      await recover();
      await expectTruth(campaign);
    }),
    { numRuns: 15 },
  );
});
