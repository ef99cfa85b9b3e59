import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idOf } from '../../testing/fixtures/basics.ts';
import { createActiveTime } from './active-time.ts';

const attempt = idOf('attempt', 1);
const [first, second] = [idOf('answer', 1), idOf('answer', 2)];
const page = { hidden: false };
let stored: Map<string, string>;
let inputs: EventTarget;

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

/** The person works on the page: it is touched every minute. */
function work(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    if (passed % 60 === 0) inputs.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1_000);
  }
}

describe('active time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stored = new Map();
    inputs = new EventTarget();
    page.hidden = false;
    vi.stubGlobal('document', page);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('addEventListener', inputs.addEventListener.bind(inputs));
    vi.stubGlobal('removeEventListener', inputs.removeEventListener.bind(inputs));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  // Files share their globals.
  afterAll(() => vi.unstubAllGlobals());

  test('counts for the question that is shown, also when one comes back to it', () => {
    const time = createActiveTime(attempt);
    const leaveFirst = time.show(first);
    work(90);
    leaveFirst();
    const leaveSecond = time.show(second);
    work(30);
    leaveSecond();
    time.show(first)();
    const leave = time.show(first);
    work(10);
    expect([time.of(first).activeMs, time.of(second).activeMs]).toEqual([100_000, 30_000]);
    leave();
    work(10);
    expect(time.of(first).activeMs).toBe(100_000);
  });

  test('does not count while the page is hidden', () => {
    const time = createActiveTime(attempt);
    time.show(first);
    work(10);
    page.hidden = true;
    work(600);
    page.hidden = false;
    work(10);
    expect(time.of(first).activeMs).toBe(20_000);
  });

  test('counts five minutes of a page that nobody touches any more, and goes on with the next touch', () => {
    const time = createActiveTime(attempt);
    time.show(first);
    vi.advanceTimersByTime(3_600_000);
    const untouched = time.of(first).activeMs;
    expect(Math.round(untouched / 10_000)).toBe(30);
    work(60);
    expect(time.of(first).activeMs).toBe(untouched + 60_000);
  });

  test('goes on after a reload of the tab, as the same sitting; another tab is another sitting', () => {
    const before = createActiveTime(attempt);
    const leave = before.show(first);
    work(60);
    const { sitting } = before.of(first);
    leave();
    const after = createActiveTime(attempt);
    after.show(first);
    work(5);
    expect(after.of(first)).toEqual({ sitting, activeMs: 65_000 });
    stored.clear();
    expect(createActiveTime(attempt).of(first)).toEqual({ sitting: expect.not.stringContaining(sitting), activeMs: 0 });
  });

  test('counts also where the browser stores nothing for the tab', () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const time = createActiveTime(attempt);
    time.show(first);
    work(3);
    expect(time.of(first).activeMs).toBe(3_000);
  });
});
