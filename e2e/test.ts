import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { storageOf, type Account } from './people/account.ts';
import { openSchool, type School } from './people/school.ts';

interface Given {
  /** A page of a browser of its own: of that person, or of nobody. */
  enter: (person: Account | null, how?: BrowserContextOptions) => Promise<Page>;
}

interface GivenOnce {
  /** Of the server under test. */
  origin: string;
  school: School;
}

/** Tests over the real server: each with people of its own, each person with a browser of their own. */
export const test = base.extend<Given, GivenOnce>({
  origin: ['', { option: true, scope: 'worker' }],
  school: [async ({ origin }, give) => give(await openSchool(origin)), { scope: 'worker' }],
  enter: async ({ browser, origin }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (person, how) => {
      const storageState = person ? { storageState: storageOf(origin, person) } : {};
      const context = await browser.newContext({ ...storageState, ...how });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
