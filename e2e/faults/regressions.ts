import type { Schedule } from './schedule.ts';

/** Schedules that are always tried. */
export const regressions: readonly { name: string; schedule: Schedule }[] = [
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
    name: 'lost replies to what a recording needs, and a second tab that sends it',
    schedule: {
      begins: { fault: { kind: 'none' }, every: 1 },
      steps: [
        { afterMs: 0, step: { do: 'second tab' } },
        { afterMs: 500, step: { do: 'network', state: { fault: { kind: 'reply lost' }, every: 1 } } },
        { afterMs: 0, step: { do: 'record' } },
        { afterMs: 1_500, step: { do: 'type', tab: 0 } },
      ],
      submits: { fault: { kind: 'none' }, every: 1 },
    },
  },
];
