/** The px of one wheel line. */
const line = 16;

/** Returns the zoom factor of a wheel event, or of a pinch on a touch pad. */
export function wheelTimes({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * line * (deltaMode === 1 ? 1 : 20);
  // A pinch on a touch pad is a wheel event with Ctrl, in small steps.
  return Math.exp(-Math.min(Math.max(pixels, -240), 240) * (ctrlKey ? 0.01 : 0.0022));
}
