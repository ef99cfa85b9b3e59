import type { Video } from '@rubrica/api-client/contract';
import { QuietButton, token } from '@rubrica/ui';
import { useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { useVideoUrl } from '../media/use-video-url.ts';

const Player = styled.video`
  display: block;
  inline-size: 100%;
  max-block-size: 45vh;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  background: ${token.color.media};
`;

interface ChosenPreviewProps {
  url: string;
  isReadable: boolean;
  element: RefObject<HTMLVideoElement | null>;
}

/** The video that was chosen, before it is stored. */
export function ChosenPreview({ url, isReadable, element }: ChosenPreviewProps) {
  const { source: messages } = useMessages({ en, ar });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added once it is stored
    <Player
      ref={element}
      key={url}
      src={url}
      controls
      playsInline
      crossOrigin={isReadable ? 'anonymous' : undefined}
      aria-label={messages.heading}
    />
  );
}

interface StoredPreviewProps {
  source: Video['source'];
  label: string;
  element: RefObject<HTMLVideoElement | null>;
  /** Called if its server lets no page take pictures from it. */
  onNotReadable: () => void;
}

/** A stored video, with pictures that can be taken from it where its server allows that. */
export function StoredPreview({ source, label, element, onNotReadable }: StoredPreviewProps) {
  const { editor: messages } = useMessages({ en, ar });
  const [isReadable, setReadable] = useState(true);
  const { url, hasFailed, onError, retry } = useVideoUrl(source, element);
  const fail = () => {
    if (!isReadable || source.kind === 'file') return onError();
    setReadable(false);
    onNotReadable();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are below, each on a page of its own */}
      <Player
        ref={element}
        key={String(isReadable)}
        src={url}
        controls
        playsInline
        preload="metadata"
        crossOrigin={isReadable ? 'anonymous' : undefined}
        aria-label={label}
        onError={fail}
      />
      {hasFailed && (
        <p role="alert">
          {messages.notPlayed} <QuietButton onClick={retry}>{messages.playAgain}</QuietButton>
        </p>
      )}
    </>
  );
}
