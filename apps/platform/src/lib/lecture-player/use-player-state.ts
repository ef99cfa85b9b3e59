import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerControl } from './player-control.ts';

/** Returns the position in whole steps, and renders again with each. */
export function usePosition(control: PlayerControl, stepMs = 250): number {
  const subscribe = useCallback((listener: () => void) => control.subscribe(listener), [control]);
  return useSyncExternalStore(subscribe, () => Math.floor(control.positionMs() / stepMs) * stepMs);
}
