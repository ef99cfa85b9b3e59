import fc from 'fast-check';
import type { Fault, NetworkState } from './fault-proxy.ts';

/** Which tab: the second one where it is open, else the first. */
type Tab = 0 | 1;

/** What a student does, or what happens to the network. */
export type Step =
  | { do: 'network'; state: NetworkState }
  /** Types some words at the end of the essay. */
  | { do: 'type'; tab: Tab }
  | { do: 'flag'; tab: Tab }
  /** Speaks to the next prompt. */
  | { do: 'record' }
  /** Opens the attempt in a second tab, or closes that. */
  | { do: 'second tab' }
  | { do: 'reload'; tab: Tab };

/** What happens in an attempt, and when: each step so long after the one before. */
export interface Schedule {
  /** When the student begins the attempt. */
  begins: NetworkState;
  steps: readonly { afterMs: number; step: Step }[];
  /** When the student submits. */
  submits: NetworkState;
}

const every = fc.constantFrom(1, 1, 2, 3);
const lost = fc.constantFrom<Fault>({ kind: 'request lost' }, { kind: 'reply lost' }, { kind: 'bad gateway' });
const fault = fc.oneof(
  { weight: 4, arbitrary: lost },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fault>(
      { kind: 'reply cut' },
      { kind: 'reordered' },
      { kind: 'half-open' },
      { kind: 'none' },
    ),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('latency'), ms: fc.integer({ min: 300, max: 4_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('slow upload'),
      bytesPerSecond: fc.constantFrom(2_000, 10_000),
    }),
  },
);
const network = (of: fc.Arbitrary<Fault>) => fc.record({ fault: of, every });
const tab = fc.constantFrom<Tab>(0, 0, 1);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('network'), state: network(fault) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flag'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('record') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('second tab') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab }) },
);

/** Schedules in which something is typed, after the network has changed at least once. */
const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    // A start that gets no reply at all would only wait.
    begins: network(fc.oneof(fc.constant<Fault>({ kind: 'none' }), lost)),
    steps: fc.array(fc.record({ afterMs: fc.integer({ min: 0, max: 2_500 }), step }), { minLength: 7, maxLength: 13 }),
    submits: network(fault),
  })
  .filter(({ steps }) => {
    const first = steps.findIndex((each) => each.step.do === 'network' && each.step.state.fault.kind !== 'none');
    return first !== -1 && steps.slice(first).some((each) => each.step.do === 'type');
  });

/** The schedules of a seed: always the same. */
export function schedulesOf(seed: number, count: number): Schedule[] {
  return fc.sample(schedules, { seed, numRuns: count });
}

function nameOf({ fault: { kind }, every: one }: NetworkState): string {
  return one === 1 || kind === 'none' ? kind : `${kind} (1 in ${one})`;
}

/** A schedule in a line. */
export function describeSchedule({ begins, steps, submits }: Schedule): string {
  const told = steps.map(({ step: each }) => {
    if (each.do === 'network') return `[${nameOf(each.state)}]`;
    return 'tab' in each && each.tab === 1 ? `${each.do} in the second tab` : each.do;
  });
  return [`[${nameOf(begins)}] begin`, ...told, `[${nameOf(submits)}] submit`].join(', ');
}
