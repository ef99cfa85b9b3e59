import { soundLevelOf } from './sound-level.ts';

/** Listens during one take. */
export interface SilenceWatch {
  /** Receives the peaks of the microphone, from 0 to 1, while they are measured. */
  hear: (peak: number) => void;
  /**
   * Ends the watch. Returns whether nothing was heard; false where that is not known: where nothing was measured, because the
   * browser has no sound to measure, or not all of it, because nothing is measured in a hidden tab.
   */
  end: () => boolean;
}

/** Begins to listen for whether a take is silent. */
export function watchSilence(): SilenceWatch {
  let loudestPeak: number | null = null;
  let wasHidden = document.hidden;
  const onVisibilityChange = () => {
    wasHidden ||= document.hidden;
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    hear: (peak) => {
      loudestPeak = Math.max(loudestPeak ?? 0, peak);
    },
    end: () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      return !wasHidden && loudestPeak !== null && soundLevelOf(loudestPeak) === 'none';
    },
  };
}
