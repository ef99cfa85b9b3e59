import type { ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review.ts';

/** The names of those who gave or confirmed the marks; renders nothing if there is none. */
export function MarkedBy({ items, messages }: { items: readonly ItemMark[]; messages: ReviewMessages }) {
  const names = [...new Set(items.flatMap(({ reviewedBy }) => reviewedBy ?? []))];
  return names.length === 0 ? null : <span className="rb-by">{messages.markedBy(names)}</span>;
}
