/** By less than this a clock has not changed: a reply's time is in whole seconds, and it takes some to arrive. */
const toleranceMs = 60_000;
let aheadMs = 0;

/** Takes the time of the server from the header `Date` of its reply. */
export function readServerTime({ headers }: Response): void {
  const differenceMs = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Math.abs(differenceMs - aheadMs) >= toleranceMs) aheadMs = differenceMs;
}

/** Returns the time of the server at a moment of the device's clock, both in milliseconds since the epoch. */
export const toSchoolTime = (deviceMs: number) => deviceMs + aheadMs;

/** The time now on the clock of the server: deadlines and meetings go by it, and a device may be hours off. */
export const schoolNow = () => toSchoolTime(Date.now());
