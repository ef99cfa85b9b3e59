const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Converts ISO 8601 to a `datetime-local` value in the local time zone; an empty or invalid text to an empty string. */
export function toLocalInput(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Converts a `datetime-local` value in the local time zone to ISO 8601 in UTC; an empty or invalid text to an empty string. */
export function fromLocalInput(local: string): string {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
