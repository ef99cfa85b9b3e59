import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerControl } from './player-control.ts';

function usePlayer<Value extends number | boolean>(control: PlayerControl, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => control.subscribe(listener), [control]);
  return useSyncExternalStore(subscribe, read);
}

/** Returns the position in whole steps, and renders again with each. */
export function usePosition(control: PlayerControl, stepMs = 250): number {
  return usePlayer(control, () => Math.floor(control.positionMs() / stepMs) * stepMs);
}

/** Returns whether the video is playing. */
export function useIsPlaying(control: PlayerControl): boolean {
  return usePlayer(control, () => control.isPlaying());
}
