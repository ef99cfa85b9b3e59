import type { VideoStatistics } from '@rubrica/api-client/contract';
import { covers, type Interval } from '@rubrica/api-client/contract';

/** How long a part is. */
const stepMs = 10_000;

interface Watching {
  durationMs: number;
  /** What each student who has begun it has watched. */
  watched: readonly (readonly Interval[])[];
  moments: readonly { kind: 'rewound' | 'not-understood'; atMs: number }[];
}

/** Returns what students did at each part of a video. What happened at its very end belongs to the last part. */
export function videoParts({ durationMs, watched, moments }: Watching): VideoStatistics['parts'] {
  const count = Math.max(1, Math.ceil(durationMs / stepMs));
  const partOf = (atMs: number) => Math.min(Math.floor(atMs / stepMs), count - 1);
  const byPart = Map.groupBy(moments, ({ kind, atMs }) => `${kind} ${partOf(atMs)}`);
  return Array.from({ length: count }, (_, part) => {
    const startMs = part * stepMs;
    const place: Interval = [startMs, Math.min(startMs + stepMs, durationMs)];
    const viewers = watched.filter((intervals) => covers(intervals, place)).length;
    return {
      startMs,
      rewound: byPart.get(`rewound ${part}`)?.length ?? 0,
      notUnderstood: byPart.get(`not-understood ${part}`)?.length ?? 0,
      watchedPercent: watched.length === 0 ? 0 : Math.round((100 * viewers) / watched.length),
    };
  });
}
