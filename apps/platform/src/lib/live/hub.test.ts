import type { ClientEventName } from '@rubrica/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { createHub, type LiveLink } from './hub.ts';

function fakeLink() {
  const asked: [ClientEventName, unknown][] = [];
  const link: LiveLink = {
    ask: async (name, payload) => {
      asked.push([name, payload]);
      return null;
    },
  };
  return { asked, link };
}

const jobs = { topic: 'jobs' } as const;

describe('a page that is not live', () => {
  it('asks nothing, and watches what it shows once it is live, each time', async () => {
    const hub = createHub();
    expect(await hub.ask('watch', jobs)).toBeNull();
    hub.watch(jobs);
    const { asked, link } = fakeLink();
    await hub.connect(link);
    hub.disconnect();
    expect(hub.isLive()).toBe(false);
    await hub.connect(link);
    expect(hub.isLive()).toBe(true);
    expect(asked).toEqual([
      ['watch', jobs],
      ['watch', jobs],
    ]);
  });

  it('is told that it may have missed events when it is live again', async () => {
    const hub = createHub();
    const handler = vi.fn();
    hub.on('job-changed', handler);
    await hub.connect(fakeLink().link);
    expect(handler.mock.calls).toEqual([[null]]);
  });
});

describe('a live page', () => {
  it('hears the events that it listens to, until it does not', () => {
    const hub = createHub();
    const handler = vi.fn();
    const stop = hub.on('job-changed', handler);
    hub.tell('job-changed', { job: 'a' });
    hub.tell('notices-changed', {});
    stop();
    hub.tell('job-changed', { job: 'b' });
    expect(handler.mock.calls).toEqual([[{ job: 'a' }]]);
  });

  it('stops watching when the last part of it does that showed the topic', async () => {
    const hub = createHub();
    const { asked, link } = fakeLink();
    await hub.connect(link);
    const stops = [hub.watch(jobs), hub.watch({ ...jobs })];
    stops[0]?.();
    expect(asked).toEqual([['watch', jobs]]);
    stops[1]?.();
    expect(asked.at(-1)).toEqual(['unwatch', jobs]);
  });

  it('says when it is live and when it is not', async () => {
    const hub = createHub();
    const states: boolean[] = [];
    hub.onLiveChange(() => states.push(hub.isLive()));
    await hub.connect(fakeLink().link);
    hub.disconnect();
    hub.disconnect();
    expect(states).toEqual([true, false]);
  });
});
