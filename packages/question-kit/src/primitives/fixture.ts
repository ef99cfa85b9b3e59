/** An example of one type, for tests and stories alike: real content with answers that show what the type can do. */
export interface Fixture<Block, Entry> {
  /** What it shows, in a few words. */
  name: string;
  lang: 'en' | 'ar' | 'fr';
  block: Block;
  /** Earns the maximum. */
  right: Entry;
  /** Beside it and on the way to it, by name; none earns the maximum. */
  others: Readonly<Record<string, Entry>>;
}
