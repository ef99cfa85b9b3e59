/** Markup that the kit rendered, as data: its tags, attributes and texts. */
export interface Drawn {
  tag: string;
  attributes: Record<string, string>;
  children: (Drawn | string)[];
}

declare global {
  interface Window {
    /** For the plain page: the kit's markup by number of items. */
    drawn: Record<number, Drawn[]>;
  }
}
