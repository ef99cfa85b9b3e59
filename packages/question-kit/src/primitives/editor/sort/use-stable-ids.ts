import { useState } from 'react';

/** Returns the ids of a list's items; the array keeps its identity while the ids and their order do not change. */
export function useStableIds(items: readonly { id?: string | undefined }[]): string[] {
  const now = items.map((item, place) => item.id ?? `place-${place}`);
  const [ids, setIds] = useState(now);
  if (ids.length === now.length && ids.every((id, place) => id === now[place])) return ids;
  setIds(now);
  return now;
}
