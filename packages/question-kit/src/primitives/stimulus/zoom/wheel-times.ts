/** How many px a line of a wheel is worth. */
const line = 16;

/** How many times closer a turn of the wheel, or two fingers on a touch pad, bring one. Even at any speed. */
export function wheelTimes({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * line * (deltaMode === 1 ? 1 : 20);
  // A pinch on a touch pad comes as a wheel with Ctrl, in small steps.
  return Math.exp(-Math.min(Math.max(pixels, -240), 240) * (ctrlKey ? 0.01 : 0.0022));
}
