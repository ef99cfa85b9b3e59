import type { Book, BookPage } from '@rubrica/api-client/contract';
import { Fragment } from 'react';
import { BookPageView } from '../../../lib/books/book-page-view.tsx';
import { directionOf } from '../../../lib/books/messages.ts';
import { FittedPage } from './fitted-page.tsx';
import { imposeBooklet } from './impose.ts';
import { FoldedSheet, Half, PageNumber, TitleBlock, UprightSheet } from './print-style.ts';

type Printed = Pick<Book, 'title' | 'language' | 'pages'>;

function Title({ book: { title, language } }: { book: Printed }) {
  return (
    <TitleBlock lang={language} dir={directionOf(language)}>
      {title}
    </TitleBlock>
  );
}

/** The title and each page on a sheet of its own. */
export function UprightSheets({ book }: { book: Printed }) {
  return (
    <>
      <UprightSheet>
        <Title book={book} />
      </UprightSheet>
      {book.pages.map((page, index) => (
        <UprightSheet key={page._id}>
          <BookPageView page={page} language={book.language} />
          <PageNumber>{index + 1}</PageNumber>
        </UprightSheet>
      ))}
    </>
  );
}

interface BookletSheetsProps {
  book: Printed;
  onFit: (page: BookPage['_id'], isWhole: boolean) => void;
}

/** The sides of the sheets of a booklet, whose first page is the title. */
export function BookletSheets({ book, onFit }: BookletSheetsProps) {
  const { pages, language } = book;
  const half = (index: number | null) => {
    const page = index === null ? undefined : pages[index - 1];
    if (index === 0) return <Title book={book} />;
    if (!page) return null;
    return (
      <>
        <FittedPage page={page} language={language} onFit={onFit} />
        <PageNumber>{index}</PageNumber>
      </>
    );
  };
  return (
    <>
      {imposeBooklet(pages.length + 1, directionOf(language)).map((side, index) => (
        // The left half is on the left in any language.
        <FoldedSheet key={index} dir="ltr">
          {side.map((page, place) => (
            <Fragment key={place === 0 ? 'left' : 'right'}>
              <Half>{half(page)}</Half>
            </Fragment>
          ))}
        </FoldedSheet>
      ))}
    </>
  );
}
