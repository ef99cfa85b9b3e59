import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { withServer, type ServerUnderTest } from './global-setup.ts';
import { startFaultProxy, type FaultProxy } from './faults/fault-proxy.ts';
import { sessionOf, type Account } from './support/account.ts';
import { fillStorage, type StoredEntries } from './support/browser-storage.ts';
import { drawNothing } from './support/draw-nothing.ts';
import { buildKitPage } from './support/build-kit-page.ts';
import { mailedCodes } from './support/outbox.ts';
import { openSchool, type School } from './support/school.ts';

interface EnterOptions extends BrowserContextOptions {
  /** That of `network`, or of another name of the server. */
  baseURL?: string;
  /** What the browser has stored besides the session. */
  stored?: StoredEntries;
}

interface TestFixtures {
  /** Opens a page in a new browser context: logged in as that person, or as nobody. */
  enter: (person: Account | null, options?: EnterOptions) => Promise<Page>;
  /** A network in front of the server, without a fault at first. */
  network: FaultProxy;
  /** The latest code that was mailed to somebody, once `count` of them have been sent. */
  mailedCode: (email: string, count?: number) => Promise<string>;
}

interface WorkerFixtures {
  server: ServerUnderTest;
  origin: string;
  school: School;
  /** The content of each file of a page of the kit's tests, by its path. */
  kitPage: (name: string) => Promise<ReadonlyMap<string, string>>;
}

/** End-to-end tests. Each worker has a server of its own, each test its own people, and each person a browser context. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [async ({}, provide) => withServer(provide), { scope: 'worker', timeout: 300_000 }],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
  school: [
    async ({ server }, provide) => {
      const school = await openSchool(server);
      await provide(school);
      await school.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  kitPage: [
    async ({}, provide) => {
      const built = new Map<string, Promise<ReadonlyMap<string, string>>>();
      await provide((name) => {
        const page = built.get(name) ?? buildKitPage(name);
        built.set(name, page);
        return page;
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
  context: async ({ context }, provide) => {
    await drawNothing(context);
    await provide(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  network: async ({ origin }, provide) => {
    const proxy = await startFaultProxy(origin);
    await provide(proxy);
    await proxy.close();
  },
  enter: async ({ browser, origin }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (person, { baseURL = origin, stored = {}, ...options } = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      await fillStorage(context, baseURL, { ...(person && sessionOf(person)), ...stored });
      await drawNothing(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  },
  mailedCode: async ({ server }, provide) => {
    await provide(async (email, count = 1) => {
      await expect.poll(async () => (await mailedCodes(server.folder, email)).length).toBe(count);
      return (await mailedCodes(server.folder, email)).at(-1) ?? '';
    });
  },
});

export const { expect } = test;
