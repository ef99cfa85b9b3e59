import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldDecisions, undoMs } from './held-decisions.ts';

function queue(reply: () => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const seen = { hidden: new Set<string>() as ReadonlySet<string> };
  const decisions = new HeldDecisions((hidden) => void (seen.hidden = hidden));
  const hold = (...people: string[]) =>
    decisions.hold(people, async () => {
      sent.push(people.join());
      await reply();
    });
  return { decisions, hold, sent, seen };
}

describe('decisions that can be undone', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sent when the time is over, and hide the people until the server has them', async () => {
    const server = Promise.withResolvers<void>();
    const { hold, sent, seen } = queue(() => server.promise);
    hold('a', 'b');
    expect(seen.hidden).toEqual(new Set(['a', 'b']));
    vi.advanceTimersByTime(undoMs - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['a,b']);
    expect(seen.hidden).toEqual(new Set(['a', 'b']));
    server.resolve();
    await vi.runAllTimersAsync();
    expect(seen.hidden).toEqual(new Set());
  });

  it('are never sent once they are undone, and say that they cannot be undone once they are sent', async () => {
    const { hold, sent, seen } = queue();
    const undoFirst = hold('a');
    const undoSecond = hold('b');
    expect(undoFirst()).toBe(true);
    expect(seen.hidden).toEqual(new Set(['b']));
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(undoSecond()).toBe(false);
    expect(sent).toEqual(['b']);
  });

  it('are sent at once, and only once, when the page is left', async () => {
    const { decisions, hold, sent } = queue();
    hold('a');
    hold('b');
    await Promise.all([decisions.flush(), decisions.flush()]);
    await vi.runAllTimersAsync();
    expect(sent).toEqual(['a', 'b']);
  });
});
