import { useEffect, useState, type RefObject } from 'react';
import type { CueList } from '../../../lib/captions/cue-edits.ts';
import { cueAt } from '../../../lib/captions/cue-problems.ts';

/** The id of the line that stands in the picture. It follows the video, drawn again only when another line comes. */
export function useCurrentCue(video: RefObject<HTMLVideoElement | null>, list: CueList): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      setCurrent(cueAt(list, (video.current?.currentTime ?? 0) * 1000));
      frame = requestAnimationFrame(read);
    };
    read();
    return () => cancelAnimationFrame(frame);
  }, [list, video]);
  return current;
}
