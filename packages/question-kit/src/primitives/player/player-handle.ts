/** What can be done with a player from outside. Times are in seconds. */
export interface PlayerHandle {
  /** Plays from a place. A player with a play limit stays where it is. */
  playFrom: (seconds: number) => void;
  play: () => void;
  pause: () => void;
  /** Where it is. */
  position: () => number;
  isPlaying: () => boolean;
}
