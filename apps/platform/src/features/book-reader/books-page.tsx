import type { StudentBookSummary } from '@rubrica/api-client/contract';
import { EmptyState, Heading, Progress, RouteLink, Skeleton, Stack, token } from '@rubrica/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { Cover } from './cover.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { lastOpened, shareRead } from './progress.ts';
import { useBooks } from './use-books.ts';

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${token.space[24]} ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const linkStyle = `
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  text-decoration: none;
`;

const BookLink = styled(RouteLink)`
  display: grid;
  gap: ${token.space[4]};
  ${linkStyle}
  border-radius: ${token.radius.control};
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
  & > strong {
    justify-self: start;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  &:hover > strong {
    text-decoration: underline;
  }
`;

const NextLink = styled(RouteLink)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: center;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  ${linkStyle}
  &:hover {
    background: ${token.color.hover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > div {
    display: grid;
    gap: ${token.space[8]};
  }
  & small {
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & h2 {
    font-size: ${token.font[18]};
    font-weight: 650;
    justify-self: start;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${token.color.inkSoft};
  }
`;

function Book({ book }: { book: StudentBookSummary }) {
  const m = useMessages({ en, ar });
  const { reading, pageCount, title, language } = book;
  return (
    <BookLink to={`/student/books/${book._id}`}>
      <Cover book={book} />
      <strong dir="auto" lang={language}>
        {title}
      </strong>
      <small>
        {reading
          ? reading.finishedAt
            ? m.finished
            : m.continueAt(reading.page, pageCount)
          : `${m.languages[language]} · ${m.pages(pageCount)}`}
      </small>
      {reading && !reading.finishedAt && <Progress hideLabel label={m.progressOf(title)} value={shareRead(book)} />}
    </BookLink>
  );
}

/** A student's books: the one to go on with, and all of them. */
export function StudentBooksPage() {
  const m = useMessages({ en, ar });
  const id = useId();
  const query = useBooks();
  return (
    <Page title={m.title} lead={m.lead}>
      <QueryView
        query={query}
        errorTitle={m.loadFailed}
        loadingLabel={m.loading}
        skeleton={
          <Shelf>
            {[1, 2, 3, 4].map((book) => (
              <li key={book}>
                <Skeleton height="220px" />
              </li>
            ))}
          </Shelf>
        }
      >
        {(books) => {
          const next = lastOpened(books);
          if (books.length === 0) return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
          return (
            <Stack gap={24}>
              {next?.reading && (
                <NextLink to={`/student/books/${next._id}`}>
                  <Cover book={next} />
                  <div>
                    <small>{m.goOn}</small>
                    <h2 dir="auto" lang={next.language}>
                      {next.title}
                    </h2>
                    <p>{m.continueAt(next.reading.page, next.pageCount)}</p>
                    <Progress hideLabel label={m.progressOf(next.title)} value={shareRead(next)} />
                  </div>
                </NextLink>
              )}
              <Stack as="section" gap={16} aria-labelledby={id}>
                <Heading level={2} size={18} id={id}>
                  {m.all}
                </Heading>
                <Shelf>
                  {books.map((book) => (
                    <li key={book._id}>
                      <Book book={book} />
                    </li>
                  ))}
                </Shelf>
              </Stack>
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
