import { describe, expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Turns by a clock that stands still, and pieces of work that end when they are told to. */
function turnsOf(concurrency: number) {
  let at = 0;
  const turns = createFairTurns({ concurrency, now: () => at, random: () => 0 });
  const begun: { name: string; end: () => void }[] = [];
  return {
    turns,
    begun: () => begun.map(({ name }) => name),
    /** Asks for a piece of work of an owner. */
    ask: (owner: string, name = owner, mostWaitMs?: number) =>
      turns.pass(
        owner,
        () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          begun.push({ name, end: resolve });
          return promise;
        },
        mostWaitMs,
      ),
    /** Ends the piece that began as the given one, after some time. */
    end: async (index: number, ms = 20) => {
      await settled();
      at += ms;
      begun[index]?.end();
      await settled();
    },
  };
}

describe('fair turns', () => {
  test('let one who asks for much hold up nobody by more than one piece', async () => {
    const { turns, ask, end, begun } = turnsOf(1);
    for (let index = 0; index < 50; index += 1) void ask('many', `many ${index}`);
    void ask('one');
    void ask('another');
    expect(turns.countWaiting()).toBe(51);
    for (let index = 0; index < 4; index += 1) await end(index);
    expect(begun()).toEqual(['many 0', 'many 1', 'one', 'another', 'many 2']);
    for (let index = 4; index < 52; index += 1) await end(index);
    expect(begun()).toHaveLength(52);
    expect(turns.countWaiting()).toBe(0);
  });

  test('work on as many at once as they may, also after a failure', async () => {
    const { turns, ask, begun } = turnsOf(2);
    const failing = turns.pass('one', () => Promise.reject(new Error('This one fails.')));
    for (const name of ['a', 'b', 'c']) void ask(name);
    await expect(failing).rejects.toThrow('This one fails.');
    await settled();
    expect(begun()).toEqual(['a', 'b']);
  });

  test('refuse what would wait too long, with when to come again, and nobody else', async () => {
    const { turns, ask, end } = turnsOf(1);
    // What one takes is measured.
    for (let index = 0; index < 200; index += 1) void ask('many', 'many');
    for (let index = 0; index < 100; index += 1) await end(index, 100);
    const refused = await ask('many', 'many', 8000).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'passwords_waiting', data: { seconds: expect.any(Number) } });
    expect((refused as { data: { seconds: number } }).data.seconds).toBeGreaterThanOrEqual(10);
    expect(turns.countWaiting()).toBe(99);
    void ask('one', 'one', 8000);
    expect(turns.countWaiting()).toBe(100);
  });
});
