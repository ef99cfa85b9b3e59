import type { ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review-en.ts';

/** Who gave or confirmed the marks; nothing where no person did, or no name is known. */
export function MarkedBy({ items, messages }: { items: readonly ItemMark[]; messages: ReviewMessages }) {
  const names = [...new Set(items.flatMap(({ reviewedBy }) => reviewedBy ?? []))];
  return names.length === 0 ? null : <span className="rb-by">{messages.markedBy(names)}</span>;
}
