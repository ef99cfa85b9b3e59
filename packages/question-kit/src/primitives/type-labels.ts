import type { LucideIcon } from 'lucide-react';

/** What one type is called in one language. */
export interface TypeTexts {
  /** The name that authors know the type by. */
  name: string;
  /** What it is for, beside its name in a list of types. */
  hint: string;
  /** What its `content` holds, as in “This would be removed: …”. */
  content: string;
  /** What an item that can be explained is called; `position` is a formatted number, counted from 1. */
  item?: (position: string) => string;
}

/**
 * The icon of one type and what it is called, in the languages of the kit. The English texts of its issues are in its
 * manifest, since servers log them.
 */
export interface TypeLabels<Code extends string = string> {
  icon: LucideIcon;
  en: TypeTexts;
  ar: TypeTexts & { issues: Readonly<Record<Code, string>> };
}
