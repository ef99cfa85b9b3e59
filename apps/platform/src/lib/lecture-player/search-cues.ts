import { foldText } from '@rubrica/ui';
import type { CaptionCue } from './player-types.ts';

/** Returns the lines that contain what is searched for; all of them where nothing is. */
export function searchCues(cues: readonly CaptionCue[], search: string): readonly CaptionCue[] {
  const wanted = foldText(search.trim());
  return wanted === '' ? cues : cues.filter(({ text }) => foldText(text).includes(wanted));
}

/** Returns the line that is spoken at a position, or the last one before it. */
export function cueAt(cues: readonly CaptionCue[], positionMs: number): CaptionCue | undefined {
  return cues.findLast(({ startMs }) => startMs <= positionMs);
}
