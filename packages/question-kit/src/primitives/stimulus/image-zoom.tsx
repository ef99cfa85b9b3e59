import { token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AnswerMessages } from '../messages/answer.ts';
import { ZoomPane } from './zoom/zoom-pane.tsx';

const FullWindowDialog = styled.dialog`
  inline-size: 100dvw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${token.color.bg};
  color: ${token.color.ink};
  overflow: hidden;
  &::backdrop {
    background: ${token.color.scrim};
  }
`;

export interface ImageZoomProps {
  url: string;
  alt: string;
  messages: AnswerMessages;
  onClose: () => void;
}

/** A picture that fills the window. Escape closes it; the browser restores the focus. */
export function ImageZoom({ url, alt, messages, onClose }: ImageZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <FullWindowDialog ref={dialog} aria-label={alt} onClose={onClose}>
      <ZoomPane url={url} alt={alt} full>
        <button
          type="button"
          aria-label={messages.closeImage}
          title={messages.closeImage}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </ZoomPane>
    </FullWindowDialog>
  );
}
