import type { BookPage } from '@rubrica/api-client/contract';
import { IconButton, Skeleton, TextArea, token } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaUrl } from '../../../lib/books/use-media-url.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { NewImage } from './book-state.ts';

type Image = BookPage['images'][number];

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  & > [data-part='picture'] {
    display: grid;
    place-items: center;
    min-block-size: 120px;
  }
  & img {
    max-inline-size: 100%;
    max-block-size: 240px;
    border-radius: ${token.radius.control};
  }
  & > figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[8]};
    align-items: start;
  }
  & > figcaption > :last-child {
    margin-block-start: 26px;
  }
`;

function Picture({ image }: { image: Image }) {
  const { pictures: m } = useMessages({ en, ar });
  const { url, isError } = useMediaUrl(image.file);
  const [isBroken, setBroken] = useState(false);
  return (
    <div data-part="picture">
      {isError || isBroken ? (
        <p>{m.notShown}</p>
      ) : url ? (
        <img src={url} alt={image.alt} onError={() => setBroken(true)} />
      ) : (
        <Skeleton height="120px" />
      )}
    </div>
  );
}

interface PagePicturesProps {
  images: readonly Image[];
  /** Those on their way to the server. */
  arriving: readonly NewImage[];
  onAlt: (at: number, alt: string) => void;
  onRemove: (at: number) => void;
}

/** The pictures of a page, each with what it shows in words. */
export function PagePictures({ images, arriving, onAlt, onRemove }: PagePicturesProps) {
  const { pictures: m } = useMessages({ en, ar });
  return (
    <>
      {images.map((image, at) => (
        <Figure key={`${image.file.id}-${String(at)}`}>
          <Picture image={image} />
          <figcaption>
            <TextArea
              label={m.alt}
              hint={image.alt.trim() === '' ? undefined : m.altHint}
              error={image.alt.trim() === '' ? m.altMissing : undefined}
              value={image.alt}
              maxLength={500}
              dir="auto"
              rows={2}
              onChange={({ target }) => onAlt(at, target.value)}
            />
            <IconButton
              label={m.remove}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              onClick={() => onRemove(at)}
            />
          </figcaption>
        </Figure>
      ))}
      {arriving.map(({ key, name }) => (
        <Figure key={key} aria-busy="true">
          <Skeleton height="120px" />
          <figcaption role="status">{m.sending(name)}</figcaption>
        </Figure>
      ))}
    </>
  );
}
