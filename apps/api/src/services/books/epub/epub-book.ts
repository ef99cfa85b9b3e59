/** A file of a book: its content is read when its turn comes in the archive. */
export interface EpubFile {
  id: string;
  mime: string;
  /** Null where it is not known. */
  durationMs: number | null;
  open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** A picture of a page, and what it shows. */
export interface EpubImage {
  file: EpubFile;
  alt: string;
}

/** A page of a book as it is exported. */
export interface EpubPage {
  images: readonly EpubImage[];
  /** Rich text. */
  text: string;
  /** Somebody who reads the page aloud. */
  recording: EpubFile | null;
}

/** A book as it is exported. */
export interface EpubBook {
  /** A UUID. */
  id: string;
  title: string;
  /** Of the book, and of what the export itself says in it. */
  language: 'en' | 'ar';
  /** Empty where nobody is named. */
  author: string;
  modifiedAt: Date;
  pages: readonly EpubPage[];
}

/** One file of the archive: a text, or what is copied as it is. */
export interface EpubEntry {
  path: string;
  content: string | EpubFile['open'];
}
