import type { BookPage } from '@rubrica/api-client/contract';
import { isBlank } from '@rubrica/question-kit';
import { RichText } from '@rubrica/question-kit/react';
import { token } from '@rubrica/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar, directionOf, en } from './messages.ts';
import { useMediaUrl } from './use-media-url.ts';

/** How the text of a page is set, wherever it stands: on the screen and on paper. */
export const bookTextStyle = css`
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: 0.8em;
  }
  & :is(h2, h3, h4) {
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.3;
  }
  & :is(h3, h4) {
    font-size: 1.1em;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  & blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid ${token.color.line};
  }
  & table {
    border-collapse: collapse;
  }
  & :is(td, th) {
    padding: 0.25em 0.5em;
    border: 1px solid ${token.color.line};
    text-align: start;
  }
  & pre {
    white-space: pre-wrap;
  }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: 1.2em;
  font-family: ${token.family.serif};
  line-height: 1.7;
  &[lang='ar'] {
    line-height: 1.9;
  }
  & figure {
    margin: 0;
  }
  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 55vh;
    margin-inline: auto;
    border-radius: ${token.radius.control};
  }
  & > [data-part='text'] {
    max-inline-size: 65ch;
    ${bookTextStyle}
  }
  & > [data-part='missing'],
  & figure > p {
    color: ${token.color.inkSoft};
    font-family: inherit;
  }
  @media print {
    & img {
      max-block-size: 45vh;
    }
  }
`;

function Picture({ image: { file, alt } }: { image: BookPage['images'][number] }) {
  const m = useMessages({ en, ar });
  const { url, isError } = useMediaUrl(file);
  const [isBroken, setBroken] = useState(false);
  if (isError || isBroken)
    return (
      <figure>
        <p>{m.pictureFailed(alt)}</p>
      </figure>
    );
  return <figure>{url && <img src={url} alt={alt || m.pictureUndescribed} onError={() => setBroken(true)} />}</figure>;
}

interface BookPageViewProps {
  page: Pick<BookPage, 'images' | 'text'>;
  language: 'en' | 'ar';
}

/** The pictures of a page and its text, in the book's own language and direction. */
export function BookPageView({ page: { images, text }, language }: BookPageViewProps) {
  const m = useMessages({ en, ar });
  const hasText = !isBlank(text);
  return (
    <Content lang={language} dir={directionOf(language)}>
      {images.map((image) => (
        <Picture key={image.file.id} image={image} />
      ))}
      {hasText && (
        <div data-part="text">
          <RichText html={text} />
        </div>
      )}
      {!hasText && images.length === 0 && (
        <p data-part="missing" data-no-print="">
          {m.emptyPage}
        </p>
      )}
    </Content>
  );
}
