import { useEffect, useState } from 'react';
import { escapeVtt } from '../captions/cue-markup.ts';
import type { CaptionTrack } from './player-types.ts';

const noLines: readonly string[] = [];

/** A track cannot be taken off a video again: its video keeps one, which is emptied and filled. */
const trackOf = new WeakMap<HTMLVideoElement, TextTrack>();

/**
 * Gives a video its captions and returns the lines of the current one. The player draws them itself, as the question kit's does:
 * browsers place their own below controls and questions. On a phone whose full screen shows the bare element, the browser does.
 */
export function useCaptionLines(video: HTMLVideoElement | null, track: CaptionTrack | undefined): readonly string[] {
  const [lines, setLines] = useState(noLines);
  useEffect(() => {
    if (!video || !track) return;
    const text = trackOf.get(video) ?? video.addTextTrack('captions');
    trackOf.set(video, text);
    text.mode = 'hidden';
    for (const { startMs, endMs, text: line } of track.cues) {
      // A cue of a track takes markup.
      text.addCue(new VTTCue(startMs / 1000, endMs / 1000, escapeVtt(line)));
    }
    const update = () => setLines(Array.from(text.activeCues ?? []).flatMap(linesOf));
    const showBare = () => (text.mode = 'showing');
    const hide = () => (text.mode = 'hidden');
    text.addEventListener('cuechange', update);
    video.addEventListener('webkitbeginfullscreen', showBare);
    video.addEventListener('webkitendfullscreen', hide);
    update();
    return () => {
      text.removeEventListener('cuechange', update);
      video.removeEventListener('webkitbeginfullscreen', showBare);
      video.removeEventListener('webkitendfullscreen', hide);
      for (const cue of Array.from(text.cues ?? [])) text.removeCue(cue);
      text.mode = 'disabled';
      setLines(noLines);
    };
  }, [video, track]);
  return lines;
}

function linesOf(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  return (cue.getCueAsHTML().textContent ?? '').split('\n').filter((line) => line.trim() !== '');
}
