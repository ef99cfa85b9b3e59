import type { StudentBookSummary } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { directionOf } from '../../lib/books/messages.ts';
import { useMediaUrl } from '../../lib/books/use-media-url.ts';

const Sheet = styled.span`
  display: grid;
  position: relative;
  align-items: end;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  border-inline-start: 6px solid ${token.color.accent};
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > span {
    align-self: center;
    padding: ${token.space[12]};
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** The first picture of a book, else its title, with the spine on the side of its language. Its name stands beside it. */
export function Cover({ book }: { book: Pick<StudentBookSummary, 'cover' | 'title' | 'language'> }) {
  const { url, isError } = useMediaUrl(book.cover?.file ?? null);
  return (
    <Sheet aria-hidden="true" dir={directionOf(book.language)} lang={book.language}>
      {book.cover && !isError ? url && <img src={url} alt="" /> : <span>{book.title}</span>}
    </Sheet>
  );
}
