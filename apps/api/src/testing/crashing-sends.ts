import { setImmediate } from 'node:timers/promises';
import type { WhatsAppCampaign, WhatsAppMessageState } from '@rubrica/api-client/contract';
import { eq, ne } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  whatsAppCampaigns,
  whatsAppLanes,
  whatsAppMessages,
  whatsAppPreferences,
} from '../db/schema/whatsapp-sends.ts';
import { createHttp } from '../http/app.ts';
import type { AppContext } from '../services/context.ts';
import { sendMessages } from '../services/whatsapp/sends/send-messages.ts';
import { settleMessages } from '../services/whatsapp/sends/settle-messages.ts';
import { classroom } from './classroom.ts';
import { CrashError, crashingApp } from './crashing-app.ts';
import { createFakeState, type FakeMode, type WebhookMode } from './fake-wasender/fake-state.ts';
import { fakeWebhooks } from './fake-wasender/fake-webhooks.ts';
import { startFakeWasender } from './fake-wasender/start-fake-wasender.ts';
import { choosePrimary, sendTo } from './sends.ts';
import { testServer } from './test-server.ts';
import { givePhones } from './whatsapp-send-scenarios.ts';

/** What a server does until it stops. */
type Act = (app: AppContext) => Promise<unknown>;

const running = { isLastTry: false, signal: new AbortController().signal, progress: async () => {} };
const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };
const noLog = { info: () => {}, error: () => {} };
/** How far a message has come: what is reported late, twice or by somebody else takes none back. */
const order: readonly WhatsAppMessageState[] = ['accepted', 'delivered', 'read'];
/** A server that was taken for dead finds so before it sends the next message. */
const lostLane = 'Another server sends by this WhatsApp session.';

/** What a run of a quarter of a minute would try again and again is tried once. */
const sendOnce: Act = (app) =>
  sendMessages(
    { ...app, sendRules: { ...app.sendRules, wait: () => Promise.reject(new CrashError()) } },
    {},
    running,
  ).catch((error: unknown) => {
    if (!(error instanceof CrashError) && !(error instanceof Error && error.message === lostLane)) throw error;
  });

/** Servers that send by the fake provider and stop at every place at which a kill leaves another state behind. */
export async function crashingSends() {
  const fake = await startFakeWasender();
  const server = await testServer({ wasender: fake, wasenderTimeoutMs: 60 });
  const room = await classroom(server);
  const people = [room.student, room.classmate, room.otherStudent];
  const phones = await givePhones(server, people);
  const { db } = server.app;

  /** Does something until the server stops after so many steps. @returns whether it did */
  async function untilCrash(steps: number, act: Act): Promise<boolean> {
    const { app, hasCrashed } = crashingApp(server.app, steps);
    try {
      await act(app);
    } catch (error) {
      if (!(error instanceof CrashError)) throw error;
    }
    fake.release();
    return hasCrashed();
  }

  async function sendUntilCrash(steps: number, mode: FakeMode): Promise<boolean> {
    fake.state.mode = mode;
    return untilCrash(steps, sendOnce);
  }

  const countSends = () => fake.state.requests.filter((request) => request === 'POST /send-message').length;

  /** Two servers: the second takes the lane of the first, which is slow, and is not dead. */
  async function sendByTwo(steps: number, mode: FakeMode): Promise<void> {
    const before = countSends();
    const over = new AbortController();
    const first = sendUntilCrash(steps, mode).finally(() => over.abort());
    while (!over.signal.aborted && countSends() === before) await setImmediate();
    server.clock.advance({ minutes: 2 });
    await Promise.all([first, sendOnce(server.app)]);
  }

  let crashing = server.app;
  /** The routes of servers that stop, made once: of an app only what `crashingApp` replaces differs. */
  const crashingHttp = createHttp({
    app: {
      ...server.app,
      get db() {
        return crashing.db;
      },
      get whatsApp() {
        return crashing.whatsApp;
      },
    },
    network,
    log: noLog,
  });

  /** A server that answers requests until it stops after so many steps. */
  const serveUntilCrash = (steps: number) => {
    const { app, hasCrashed } = crashingApp(server.app, steps);
    crashing = app;
    return { http: crashingHttp, hasCrashed };
  };

  /** Has the provider report something to a server that stops after so many steps; all of it once more to one that does not. */
  async function report(
    steps: number,
    mode: WebhookMode,
    act: (webhooks: ReturnType<typeof fakeWebhooks>) => Promise<unknown>,
  ): Promise<boolean> {
    const { http, hasCrashed } = serveUntilCrash(steps);
    fake.state.webhookMode = mode;
    for (const to of [http, server.http]) {
      const webhooks = fakeWebhooks(fake.state, (_url, init) =>
        Promise.resolve(to.request('/api/whatsapp/webhook', init, { incoming: { socket: {} } })),
      );
      await act(webhooks);
      await webhooks.flush();
    }
    return hasCrashed();
  }

  const office = () => {
    const [session] = fake.state.sessions;
    if (!session) throw new Error('The fake has no session.');
    return session;
  };

  /** Reports of every message that the provider has that it is sent, and then that it has come so far. */
  const reportStatus = (steps: number, mode: WebhookMode, status: number) =>
    report(steps, mode, async (webhooks) => {
      for (const message of fake.state.accepted) {
        const known = message.status;
        for (const next of [2, status]) await webhooks.messageStatus(office(), message, next);
        // Whoever does not know the secret may say anything: it is neither so nor believed.
        if (mode === 'badly-signed') await webhooks.messageStatus(office(), message, 0);
        message.status = mode === 'badly-signed' ? known : Math.max(known, status);
      }
    });

  /** Has the first of the people write that they want no more messages. */
  const writeStop = (steps: number, id: string, mode: WebhookMode = 'once') =>
    report(steps, mode, (webhooks) => webhooks.received(office(), { from: phones[0] ?? '', text: 'STOP', id }));

  /** What servers do afterwards: send what waits, and ask what became of the rest, until nothing changes by itself. */
  async function recover(): Promise<void> {
    fake.state.mode = 'ok';
    await choosePrimary(server);
    for (const minutes of [2, 15, 40]) {
      server.clock.advance({ minutes });
      await db.update(whatsAppCampaigns).set({ state: 'running' }).where(eq(whatsAppCampaigns.state, 'paused'));
      await sendMessages(server.app, {}, running);
      await settleMessages(server.app);
    }
  }

  const rowsOf = (campaign: WhatsAppCampaign) =>
    db.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, campaign._id));

  /** How often the provider has a text for somebody. */
  const countTaken = (phone: string | undefined, text: string) =>
    fake.state.accepted.filter(({ to, body }) => to === phone && body['text'] === text).length;

  /** Every message ended in a state that is true by what the provider has, and nobody got it twice. */
  async function expectTruth(campaign: WhatsAppCampaign): Promise<void> {
    const rows = await rowsOf(campaign);
    expect(rows).toHaveLength(campaign.total);
    for (const { recipientId, state, failure } of rows) {
      const got = countTaken(phones[people.findIndex(({ id }) => id === recipientId)], campaign.name);
      expect(got).toBeLessThanOrEqual(1);
      expect([state, failure, got]).toBeOneOf([
        ['accepted', null, 1],
        ['delivered', null, 1],
        ['read', null, 1],
        ['failed', 'not-sent', 0],
        ['failed', 'refused', 0],
        ['failed', 'invalid-number', 0],
        ['failed', 'opted-out', 0],
        ['cancelled', null, 0],
        // Where the log cannot tell either, somebody is asked.
        ['unknown', 'server-stopped', got],
        ['unknown', 'no-answer', got],
      ]);
    }
    const [{ state } = { state: null }] = await db
      .select()
      .from(whatsAppCampaigns)
      .where(eq(whatsAppCampaigns.id, campaign._id));
    expect(state).toBeOneOf(['finished', 'cancelled']);
  }

  /** Watches a send: a function that fails where a message has gone back since it was called last. */
  function watchStates(campaign: WhatsAppCampaign) {
    const furthest = new Map<string, number>();
    return async () => {
      for (const { id, state } of await rowsOf(campaign)) {
        const before = furthest.get(id) ?? -1;
        expect(before === -1 || order.indexOf(state) >= before, `${order[before]} became ${state}`).toBe(true);
        furthest.set(id, order.indexOf(state));
      }
    };
  }

  return {
    fake,
    server,
    room,
    people,
    phones,
    untilCrash,
    sendOnce,
    sendUntilCrash,
    sendByTwo,
    serveUntilCrash,
    reportStatus,
    writeStop,
    recover,
    countTaken,
    expectTruth,
    watchStates,
    /** Sends a text to the first of the people, or to so many. */
    send: (text: string, count = 1) =>
      sendTo(server, room.admin, { people: people.slice(0, count).map(({ id }) => id), text }),
    /** Runs the job that sends to its end. */
    sendAll: () => sendMessages(server.app, {}, running),
    /** Forgets the sends before but one: what became of each of their messages would be asked for again and again. */
    forgetAllBut: (kept: WhatsAppCampaign) => db.delete(whatsAppCampaigns).where(ne(whatsAppCampaigns.id, kept._id)),
    reset: async () => {
      Object.assign(fake.state, createFakeState());
      for (const table of [whatsAppCampaigns, whatsAppLanes, whatsAppPreferences]) await db.delete(table);
      await choosePrimary(server);
    },
    close: async () => {
      await server.close();
      await fake.close();
    },
  };
}
