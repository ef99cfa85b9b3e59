import type { BookContent } from '@rubrica/api-client/contract';

/** A picture on its way to the server. */
export interface NewImage {
  key: string;
  name: string;
  /** The page that it is for. */
  page: string;
}

/** The book state (`spec.md` section 3, "Client state"). The content itself is stored on the device and has a history. */
export interface BookState {
  /** Whether the modal of words is open. */
  isOpen: boolean;
  textToTranslate: string;
  targetLanguage: string;
  modalName: 'dictionary' | 'translation';
  createdBook: {
    /** The page that is written, from 1. */
    pageNumber: number;
    /** What is read aloud; empty while nothing is. */
    textToSpeak: string;
    newImages: readonly NewImage[];
  };
}

/** What a new book begins with (`spec.md` section 3, "Book state"). */
export const createdBookDefaults = {
  title: '',
  pages: [],
  category: null,
  genre: 'fiction',
  grade: null,
  lexile: 100,
  accent: 'br',
} as const satisfies Partial<BookContent>;

export const initialBookState: BookState = {
  isOpen: false,
  textToTranslate: '',
  targetLanguage: 'ar',
  modalName: 'dictionary',
  createdBook: { pageNumber: 1, textToSpeak: '', newImages: [] },
};

export type BookAction =
  | { kind: 'translate'; text: string; modalName: BookState['modalName'] }
  | { kind: 'close' }
  | { kind: 'go-to'; pageNumber: number }
  | { kind: 'speak'; text: string }
  | { kind: 'add-image'; image: NewImage }
  | { kind: 'image-settled'; key: string };

export function bookReducer(state: BookState, action: BookAction): BookState {
  const created = (change: Partial<BookState['createdBook']>): BookState => ({
    ...state,
    createdBook: { ...state.createdBook, ...change },
  });
  const { newImages } = state.createdBook;
  switch (action.kind) {
    case 'translate':
      return { ...state, isOpen: true, textToTranslate: action.text, modalName: action.modalName };
    case 'close':
      return { ...state, isOpen: false };
    case 'go-to':
      return created({ pageNumber: Math.max(1, action.pageNumber) });
    case 'speak':
      return created({ textToSpeak: action.text });
    case 'add-image':
      return created({ newImages: [...newImages, action.image] });
    case 'image-settled':
      return created({ newImages: newImages.filter(({ key }) => key !== action.key) });
  }
}
