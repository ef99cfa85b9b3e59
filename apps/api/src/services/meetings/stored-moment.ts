/** No meeting is before or after these. */
const [earliest, latest] = [Date.UTC(1900, 0), Date.UTC(2200, 0)];

/** Returns a moment of a query as one that the database can compare with: a year that it cannot store is before or after all meetings. */
export function toStoredMoment(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), earliest), latest));
}
