import { focusRing, token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AnswerWords } from '../messages/answer-en.ts';

const Sheet = styled.dialog`
  inline-size: 100dvw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${token.color.bg};
  color: ${token.color.ink};
  &::backdrop {
    background: ${token.color.scrim};
  }
  & > div {
    block-size: 100%;
    overflow: auto;
    display: grid;
    place-items: safe center;
  }
  & img {
    max-inline-size: none;
    min-inline-size: min(100%, 90dvw);
    inline-size: auto;
    touch-action: pan-x pan-y pinch-zoom;
  }
  & > button {
    position: fixed;
    inset-block-start: ${token.space[12]};
    inset-inline-end: ${token.space[12]};
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border: 1px solid ${token.color.line};
    border-radius: 50%;
    background: ${token.color.surface};
    color: ${token.color.ink};
    cursor: pointer;
  }
  & > button:focus-visible {
    ${focusRing}
  }
`;

export interface ImageZoomProps {
  url: string;
  alt: string;
  words: AnswerWords;
  onClose: () => void;
}

/** A picture at its full size on the whole window. Escape closes it; the browser gives the focus back. */
export function ImageZoom({ url, alt, words, onClose }: ImageZoomProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <Sheet ref={sheet} aria-label={alt} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus, or no key scrolls it */}
      <div tabIndex={0} role="group" aria-label={alt}>
        <img src={url} alt={alt} />
      </div>
      <button type="button" aria-label={words.closeImage} onClick={() => sheet.current?.close()}>
        <X aria-hidden="true" />
      </button>
    </Sheet>
  );
}
