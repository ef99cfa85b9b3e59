import type { Cue } from './cue.ts';
import type { CueList } from './cue-edits.ts';

/** What has to change before a cue can be shown: it is refused. `after-end` and `overlaps` are shown all the same, badly. */
export type CueProblem = 'ends-before-start' | 'empty-text' | 'overlaps' | 'after-end';

/** Those with which captions cannot be saved. */
export const blockingProblems: ReadonlySet<CueProblem> = new Set(['ends-before-start', 'empty-text']);

/**
 * Returns what is wrong with each cue, by its id; cues without a problem are left out.
 *
 * @param durationMs the length of the video, if it is known
 */
export function findCueProblems(list: CueList, durationMs?: number): ReadonlyMap<number, readonly CueProblem[]> {
  const found = new Map<number, readonly CueProblem[]>();
  for (const [index, cue] of list.entries()) {
    const problems = [
      ...(cue.endMs <= cue.startMs ? ['ends-before-start' as const] : []),
      ...(cue.text.trim() === '' ? ['empty-text' as const] : []),
      ...(overlaps(list[index - 1], cue) ? ['overlaps' as const] : []),
      ...(durationMs !== undefined && cue.startMs >= durationMs ? ['after-end' as const] : []),
    ];
    if (problems.length > 0) found.set(cue.id, problems);
  }
  return found;
}

function overlaps(before: Cue | undefined, { startMs }: Cue): boolean {
  return before !== undefined && before.startMs < before.endMs && startMs < before.endMs;
}

/** The cue that stands in the picture at a time: of several, the one that began last. */
export function cueAt(list: CueList, timeMs: number): number | undefined {
  return list.findLast(({ startMs, endMs }) => startMs <= timeMs && timeMs < endMs)?.id;
}
