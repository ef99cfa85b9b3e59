import { ApiError, NetworkError } from '@rubrica/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutbox, type Unsent } from './outbox.ts';

const message = (text: string): Unsent => ({
  clientId: text,
  text,
  files: [],
  isNote: false,
  at: '2026-03-02T10:00:00Z',
});
const lost = new NetworkError('sendChatMessage', 'offline', null);
const refused = new ApiError('sendChatMessage', 409, { message: 'No.', code: 'chat_blocked' });
const gateway = new ApiError('sendChatMessage', 502, { message: 'Bad gateway.', code: 'unknown' });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An outbox on a device that keeps what it writes, and a server that fails as told. */
function outboxWith(failures: (Error | null)[] = [], stored = new Map<string, readonly Unsent[]>()) {
  const arrived: string[] = [];
  let back: (() => void) | undefined;
  const outbox = createOutbox({
    send: async (_thread, { text }) => {
      const failure = failures.shift();
      await Promise.resolve();
      if (failure) throw failure;
      arrived.push(text);
    },
    read: (thread) => [...(stored.get(thread) ?? [])],
    write: (thread, messages) => stored.set(thread, messages),
    onBack: (listener) => {
      back = listener;
      return () => {
        back = undefined;
      };
    },
  });
  const states = () => outbox.of('a').map(({ text, state }) => `${text} ${state}`);
  return { outbox, arrived, stored, states, comeBack: () => back?.() };
}

describe('messages that are written faster than they are sent', () => {
  it('arrive in their order, and leave nothing behind', async () => {
    const { outbox, arrived, stored, states } = outboxWith();
    for (const text of ['1', '2', '3']) outbox.add('a', message(text));
    await settle();
    expect(arrived).toEqual(['1', '2', '3']);
    expect([states(), stored.get('a')]).toEqual([[], []]);
  });

  it.each([
    ['a lost connection', lost],
    ['an error of a gateway', gateway],
  ])('wait together after %s, and go on in their order once the server can be reached', async (_what, failure) => {
    const { outbox, arrived, states, comeBack } = outboxWith([failure]);
    const stop = outbox.subscribe(() => {});
    outbox.add('a', message('1'));
    outbox.add('a', message('2'));
    await settle();
    expect([arrived, states()]).toEqual([[], ['1 failed', '2 failed']]);
    comeBack();
    await settle();
    expect(arrived).toEqual(['1', '2']);
    stop();
  });

  it('stay on the device when another tab sends its own', async () => {
    const device = new Map<string, readonly Unsent[]>();
    const [first, second] = [outboxWith([lost], device), outboxWith([], device)];
    expect(second.states()).toEqual([]);
    first.outbox.add('a', message('1'));
    await settle();
    second.outbox.add('a', message('2'));
    await settle();
    expect([second.arrived, device.get('a')]).toEqual([['2'], [message('1')]]);
    first.outbox.retry('a', '1');
    await settle();
    expect([first.arrived, device.get('a')]).toEqual([['1'], []]);
  });

  it('that were lost go before one that is written later', async () => {
    const { outbox, arrived } = outboxWith([lost]);
    for (const text of ['1', '2']) {
      outbox.add('a', message(text));
      await settle();
    }
    expect(arrived).toEqual(['1', '2']);
  });

  it('that were lost are tried again together', async () => {
    const { outbox, arrived, states } = outboxWith([lost, lost]);
    outbox.add('a', message('1'));
    await settle();
    outbox.add('a', message('2'));
    await settle();
    expect([arrived, states()]).toEqual([[], ['1 failed', '2 failed']]);
    outbox.retry('a', '2');
    await settle();
    expect([arrived, states()]).toEqual([['1', '2'], []]);
  });

  it('that the server refuses hold up no other, and go out again or are taken back by hand', async () => {
    const { outbox, arrived, states } = outboxWith([refused, null, refused]);
    for (const text of ['1', '2', '3']) outbox.add('a', message(text));
    await settle();
    expect([arrived, states()]).toEqual([['2'], ['1 failed', '3 failed']]);
    outbox.retry('a', '1');
    await settle();
    expect(outbox.discard('a', '3')?.text).toBe('3');
    expect([arrived, states()]).toEqual([['2', '1'], []]);
  });

  it('are there after a reload, and not sent before somebody says so', async () => {
    const { outbox, stored } = outboxWith([lost]);
    outbox.add('a', message('1'));
    await settle();
    const again = outboxWith([], stored);
    expect([again.states(), again.arrived]).toEqual([['1 failed'], []]);
    again.outbox.retry('a', '1');
    await settle();
    expect(again.arrived).toEqual(['1']);
  });

  it('arrive once or are kept, whatever fails', async () => {
    const failure = fc.constantFrom(null, null, lost, refused);
    await fc.assert(
      fc.asyncProperty(
        fc.array(failure, { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (failures, count) => {
          const { outbox, arrived, states } = outboxWith([...failures]);
          const texts = Array.from({ length: count }, (_, index) => `${index}`);
          for (const text of texts) outbox.add('a', message(text));
          await settle();
          const kept = outbox.of('a').map(({ text }) => text);
          expect([...arrived, ...kept].toSorted()).toEqual(texts);
          expect(states().every((state) => state.endsWith('failed'))).toBe(true);
        },
      ),
    );
  });
});
