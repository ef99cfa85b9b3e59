const two = (value: number) => String(value).padStart(2, '0');

/** An ISO instant as a `datetime-local` value in the zone of this machine; empty for an empty or unreadable one. */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return '';
  const date = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A `datetime-local` value, read in the zone of this machine, as an ISO instant in UTC. */
export function fromLocalInput(local: string): string {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
