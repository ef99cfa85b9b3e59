import type { EpubBook } from './epub-book.ts';

interface EpubTexts {
  contents: string;
  pageList: string;
  untitled: string;
  page: (number: string) => string;
  /** What somebody who depends on a screen reader learns of the book before they open it. */
  summary: (facts: { hasImages: boolean; isDescribed: boolean; isSpoken: boolean }) => string;
}

/** What the export itself says in a book, in the book's language. */
export const epubTexts: Readonly<Record<EpubBook['language'], EpubTexts>> = {
  en: {
    contents: 'Contents',
    pageList: 'Pages',
    untitled: 'Untitled book',
    page: (number) => `Page ${number}`,
    summary: ({ hasImages, isDescribed, isSpoken }) =>
      [
        'The text can be read by a screen reader, in its order, with a table of contents.',
        hasImages && (isDescribed ? 'All images are described.' : 'Some images are not described.'),
        isSpoken && 'Pages are read aloud by a person.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  ar: {
    contents: 'المحتويات',
    pageList: 'الصفحات',
    untitled: 'كتاب بلا عنوان',
    page: (number) => `صفحة ${number}`,
    summary: ({ hasImages, isDescribed, isSpoken }) =>
      [
        'يمكن لقارئ الشاشة قراءة النص بترتيبه، مع قائمة محتويات.',
        hasImages && (isDescribed ? 'لكل الصور وصف.' : 'بعض الصور بلا وصف.'),
        isSpoken && 'صفحات مقروءة بصوت شخص.',
      ]
        .filter(Boolean)
        .join(' '),
  },
};
