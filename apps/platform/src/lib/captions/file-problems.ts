import type { CueList } from './cue-edits.ts';
import type { CueProblem } from './cue-problems.ts';
import type { Cue } from './cue.ts';
import type { CaptionFileProblem } from './read-captions.ts';

/** A problem of a file that was read, with the times that its cue was given then. */
export type ImportProblem = CaptionFileProblem & Pick<Cue, 'startMs' | 'endMs'>;

/** Returns the problems of a file with the times of their cues. */
export function toImportProblems(problems: readonly CaptionFileProblem[], cues: readonly Cue[]): ImportProblem[] {
  return problems.flatMap((problem) => {
    const cue = cues[problem.cue];
    return cue ? [{ ...problem, startMs: cue.startMs, endMs: cue.endMs }] : [];
  });
}

/**
 * Returns those problems of a file that nobody has dealt with yet. A time that could not be read is dealt with once somebody
 * has changed it.
 *
 * @param found what is wrong with the cues now; they have the ids that `toCueList` gave them
 */
export function openImportProblems(
  problems: readonly ImportProblem[],
  list: CueList,
  found: ReadonlyMap<number, readonly CueProblem[]>,
): ImportProblem[] {
  return problems.filter(({ code, cue: id, startMs, endMs }) => {
    if (code !== 'bad-time' && code !== 'no-time') return found.get(id)?.includes(code) ?? false;
    const cue = list.find((each) => each.id === id);
    return cue?.startMs === startMs && cue.endMs === endMs;
  });
}

/** Returns the problems with the place of their cue in a list that is stored without ids, instead of its id; without those whose cue is gone. */
export function toPlacesIn(list: CueList, problems: readonly ImportProblem[]): ImportProblem[] {
  const places = new Map(list.map(({ id }, place) => [id, place]));
  return problems.flatMap((problem) => {
    const place = places.get(problem.cue);
    return place === undefined ? [] : [{ ...problem, cue: place }];
  });
}
