/** Hours of one weekday in which somebody answers: 0 is Sunday, and times are minutes since midnight of the school's clock. */
export interface OfficeTime {
  weekday: number;
  from: number;
  until: number;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const part = /^(?<first>[a-z]{3})(?:-(?<last>[a-z]{3}))? (?<from>\d{2}:\d{2})-(?<until>\d{2}:\d{2})$/u;

function minutesOf(time: string): number | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes <= 24 * 60 && minutes < 60 ? hours * 60 + minutes : null;
}

function timesOf(text: string): OfficeTime[] | null {
  const { first = '', last = first, from = '', until = '' } = part.exec(text)?.groups ?? {};
  const [begin, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  const [opens, closes] = [minutesOf(from), minutesOf(until)];
  if (begin < 0 || end < 0 || opens === null || closes === null || opens >= closes) return null;
  // Weeks go round: Sat-Wed.
  const days = ((end - begin + 7) % 7) + 1;
  return Array.from({ length: days }, (_, index) => ({ weekday: (begin + index) % 7, from: opens, until: closes }));
}

/** Parses hours such as `Sun-Thu 09:00-17:00, Sat 10:00-13:00`; null if they are none. */
export function parseOfficeHours(text: string): OfficeTime[] | null {
  const parts = text.split(',').map((each) => timesOf(each.trim().toLowerCase().replaceAll(/\s+/gu, ' ')));
  return parts.some((times) => times === null) ? null : parts.flatMap((times) => times ?? []);
}
