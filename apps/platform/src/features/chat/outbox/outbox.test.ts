import { ApiError, NetworkError } from '@rubrica/api-client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import { createOutbox, type OutboxStore } from './outbox.ts';

const item = (number: number): OutboxItem => ({
  clientId: `c${number}`,
  owner: 'me',
  text: `${number}`,
  files: [],
  writtenAt: new Date(Date.UTC(2026, 2, 2) + number).toISOString(),
  problem: null,
});

/** A device that outlives the pages on it. */
function memoryStore(): OutboxStore & { items: Map<string, OutboxItem> } {
  const items = new Map<string, OutboxItem>();
  return {
    items,
    list: () => Promise.resolve([...items.values()]),
    put: (added) => Promise.resolve(void items.set(added.clientId, added)),
    remove: (clientId) => Promise.resolve(void items.delete(clientId)),
  };
}

const lost = () => new NetworkError('sendMyChatMessage', 'offline', null);
const refused = (status: number, retryAfter?: number) =>
  new ApiError('sendMyChatMessage', status, { message: 'No.', code: 'no' }, retryAfter);
const settle = () => vi.advanceTimersByTimeAsync(120_000);

/** A page with an outbox on this device. */
const open = (store: OutboxStore, send: (sent: OutboxItem) => Promise<void>) =>
  createOutbox({ store, send, exclusively: (task) => task(), problemOf: ({ message }) => message });

describe('the outbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends everything in the order in which it was written, each until it arrives, through lost replies and reloads', async () => {
    /** What becomes of each try: lost before or after the server has it, or too many at once. */
    const outcome = fc.constantFrom('lost', 'arrived-unheard', 'limited', 'ok', 'ok', 'ok');
    const property = fc.asyncProperty(
      fc.array(outcome, { maxLength: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat({ max: 5 }),
      async (outcomes, count, reloadAfter) => {
        const store = memoryStore();
        const arrived: string[] = [];
        let tries = 0;
        const send = ({ clientId }: OutboxItem) => {
          const next = outcomes[tries] ?? 'ok';
          tries += 1;
          // The server knows a message by its id.
          if ((next === 'ok' || next === 'arrived-unheard') && !arrived.includes(clientId)) arrived.push(clientId);
          if (next === 'limited') return Promise.reject(refused(429, 3));
          return next === 'ok' ? Promise.resolve() : Promise.reject(lost());
        };
        let page = open(store, send);
        for (let number = 0; number < count; number += 1) {
          void page.add(item(number));
          if (number === reloadAfter) {
            page.stop();
            page = open(store, send);
            void page.run();
          }
          await vi.advanceTimersByTimeAsync(10);
        }
        for (let minute = 0; minute < 12; minute += 1) await settle();
        expect(arrived).toEqual(Array.from({ length: count }, (_, number) => `c${number}`));
        expect(store.items.size).toBe(0);
        expect(page.state()).toEqual({ items: [], sending: null });
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it('keeps what the server refuses, with its reason, sends what follows, and sends it again when asked', async () => {
    const store = memoryStore();
    let isBlocked = true;
    const arrived: string[] = [];
    const page = open(store, ({ clientId }) => {
      if (isBlocked && clientId === 'c0') return Promise.reject(refused(409));
      return Promise.resolve(void arrived.push(clientId));
    });
    await page.add(item(0));
    await page.add(item(1));
    await settle();
    expect(arrived).toEqual(['c1']);
    expect(page.state().items).toMatchObject([{ clientId: 'c0', problem: 'No.' }]);
    isBlocked = false;
    await page.retry('c0');
    expect(arrived).toEqual(['c1', 'c0']);
    expect(store.items.size).toBe(0);
  });

  it('goes on by itself where a proxy says that there is no server', async () => {
    const arrived: string[] = [];
    const answers = [404, 409];
    const page = open(memoryStore(), ({ clientId }) => {
      const status = answers.shift();
      if (status === undefined) return Promise.resolve(void arrived.push(clientId));
      return Promise.reject(new ApiError('sendMyChatMessage', status, { message: '', code: 'unknown' }));
    });
    await page.add(item(0));
    await settle();
    expect(arrived).toEqual(['c0']);
  });

  it('keeps what a full device has no room for on the page, and sends it in its place', async () => {
    const store = memoryStore();
    const full: OutboxStore = {
      ...store,
      put: (added) => (added.clientId === 'c1' ? Promise.reject(new Error('No room.')) : store.put(added)),
    };
    let isLost = true;
    const arrived: string[] = [];
    const page = open(full, ({ clientId }) =>
      isLost ? Promise.reject(lost()) : Promise.resolve(void arrived.push(clientId)),
    );
    for (const number of [0, 1, 2]) await page.add(item(number));
    expect(page.state().items.map(({ clientId }) => clientId)).toEqual(['c0', 'c1', 'c2']);
    isLost = false;
    await settle();
    expect(arrived).toEqual(['c0', 'c1', 'c2']);
    expect(page.state().items).toEqual([]);
  });

  it('works on a device that can store nothing', async () => {
    const failing: OutboxStore = {
      list: () => Promise.reject(new Error('No room.')),
      put: () => Promise.reject(new Error('No room.')),
      remove: () => Promise.reject(new Error('No room.')),
    };
    const arrived: string[] = [];
    const page = open(failing, ({ clientId }) => Promise.resolve(void arrived.push(clientId)));
    await page.add(item(0));
    expect(arrived).toEqual(['c0']);
    expect(page.state().items).toEqual([]);
  });
});
