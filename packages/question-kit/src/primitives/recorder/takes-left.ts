import type { RecorderProps } from './recorder-props.ts';

/** Returns how often one may still record where `tries` counts that, else how often again; `taken` counts finished takes. */
export function takesLeft(
  { tries, retakes = 'unlimited' }: Pick<RecorderProps, 'tries' | 'retakes'>,
  taken: number,
): number {
  if (tries !== undefined) return Math.max(0, tries - taken);
  return retakes === 'unlimited' ? Infinity : Math.max(0, retakes - Math.max(0, taken - 1));
}
