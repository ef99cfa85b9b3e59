import type { Schedule } from './schedule.ts';

/** Schedules that are always tried: the first found that a service worker whose start was lost was never started again. */
export const regressions: readonly { name: string; schedule: Schedule }[] = [
  {
    name: 'a start whose reply is lost, when the page has only just been opened',
    schedule: {
      begins: { fault: { kind: 'reply lost' }, every: 1 },
      steps: [
        { afterMs: 1, step: { do: 'reload', tab: 0 } },
        { afterMs: 3, step: { do: 'second tab' } },
        { afterMs: 2427, step: { do: 'type', tab: 0 } },
        { afterMs: 2, step: { do: 'network', state: { fault: { kind: 'reply lost' }, every: 1 } } },
        { afterMs: 60, step: { do: 'type', tab: 1 } },
        { afterMs: 2446, step: { do: 'type', tab: 0 } },
        { afterMs: 1648, step: { do: 'record' } },
        { afterMs: 2368, step: { do: 'network', state: { fault: { kind: 'request lost' }, every: 1 } } },
        { afterMs: 1987, step: { do: 'type', tab: 1 } },
      ],
      submits: { fault: { kind: 'latency', ms: 527 }, every: 2 },
    },
  },
  {
    name: 'errors of a gateway around a reload, and requests that are lost',
    schedule: {
      begins: { fault: { kind: 'none' }, every: 1 },
      steps: [
        { afterMs: 2496, step: { do: 'type', tab: 1 } },
        { afterMs: 1461, step: { do: 'type', tab: 0 } },
        { afterMs: 217, step: { do: 'network', state: { fault: { kind: 'bad gateway' }, every: 2 } } },
        { afterMs: 2491, step: { do: 'reload', tab: 0 } },
        { afterMs: 2495, step: { do: 'type', tab: 1 } },
        { afterMs: 1560, step: { do: 'network', state: { fault: { kind: 'request lost' }, every: 2 } } },
        { afterMs: 6, step: { do: 'type', tab: 1 } },
        { afterMs: 2078, step: { do: 'type', tab: 0 } },
        { afterMs: 1552, step: { do: 'type', tab: 1 } },
      ],
      submits: { fault: { kind: 'reply cut' }, every: 1 },
    },
  },
  {
    name: 'a second tab while every other reply is an error',
    schedule: {
      begins: { fault: { kind: 'bad gateway' }, every: 1 },
      steps: [
        { afterMs: 2494, step: { do: 'type', tab: 0 } },
        { afterMs: 1536, step: { do: 'record' } },
        { afterMs: 10, step: { do: 'network', state: { fault: { kind: 'reply lost' }, every: 1 } } },
        { afterMs: 492, step: { do: 'network', state: { fault: { kind: 'bad gateway' }, every: 2 } } },
        { afterMs: 2, step: { do: 'type', tab: 0 } },
        { afterMs: 96, step: { do: 'second tab' } },
        { afterMs: 4, step: { do: 'type', tab: 0 } },
        { afterMs: 1369, step: { do: 'type', tab: 0 } },
        { afterMs: 2321, step: { do: 'reload', tab: 0 } },
      ],
      submits: { fault: { kind: 'slow upload', bytesPerSecond: 10000 }, every: 2 },
    },
  },
];
