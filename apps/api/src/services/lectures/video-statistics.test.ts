import { expect, test } from 'vitest';
import { videoParts } from './video-statistics.ts';

test('a video is shown by ten seconds: who went back, who did not understand, and how many watched', () => {
  const parts = videoParts({
    durationMs: 25_000,
    watched: [[[0, 25_000]], [[0, 4000]], []],
    moments: [
      { kind: 'rewound', atMs: 3000 },
      { kind: 'rewound', atMs: 9999 },
      { kind: 'not-understood', atMs: 10_000 },
      { kind: 'not-understood', atMs: 25_000 },
    ],
  });
  expect(parts).toEqual([
    { startMs: 0, rewound: 2, notUnderstood: 0, watchedPercent: 67 },
    { startMs: 10_000, rewound: 0, notUnderstood: 1, watchedPercent: 33 },
    { startMs: 20_000, rewound: 0, notUnderstood: 1, watchedPercent: 33 },
  ]);
});

test('before anybody has watched, the parts are empty', () => {
  expect(videoParts({ durationMs: 500, watched: [], moments: [] })).toEqual([
    { startMs: 0, rewound: 0, notUnderstood: 0, watchedPercent: 0 },
  ]);
});
