/** How a picture is taken: in which language and theme. */
export interface Appearance {
  language: string;
  theme: 'light' | 'dark';
}

interface Size {
  width: number;
  height: number;
}

/** What a page shows, by name: the stories of a file, or the views of a question type. */
export interface Pictures {
  /** Takes away what is shown, which a change of size would change, and returns the size of the page that the next one asks for. */
  prepare: (name: string) => Size | null;
  show: (name: string, appearance: Appearance) => Promise<void>;
  /** Scrolls everything that a view or a story's play function has scrolled back to its start. Returns whether anything was. */
  scrollToStart: () => boolean;
}

/** What the tests that take the pictures call. */
declare global {
  interface Window {
    pictures: Pictures;
  }
}
