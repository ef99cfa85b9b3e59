/** Returns the ids of all files in a question or an answer, without duplicates. A file is an object with `id` and `mime`. */
export function filesIn(data: unknown): string[] {
  const found = new Set<string>();
  collect(data, found);
  return [...found];
}

function collect(data: unknown, found: Set<string>): void {
  if (typeof data !== 'object' || data === null) return;
  if ('mime' in data && 'id' in data && typeof data.id === 'string') found.add(data.id);
  for (const value of Object.values(data)) collect(value, found);
}
