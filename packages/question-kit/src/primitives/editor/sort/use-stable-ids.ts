import { useState } from 'react';

/** The ids of a list's items; the same list for as long as they and their order stay, whatever is typed in them. */
export function useStableIds(items: readonly { id?: string | undefined }[]): string[] {
  const now = items.map((item, place) => item.id ?? `place-${place}`);
  const [ids, setIds] = useState(now);
  if (ids.length === now.length && ids.every((id, place) => id === now[place])) return ids;
  setIds(now);
  return now;
}
