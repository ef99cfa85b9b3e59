import type { Video } from '@rubrica/api-client/contract';
import { QuietButton, token } from '@rubrica/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { useVideoUrl } from '../media/use-video-url.ts';

const Frame = styled.div`
  position: relative;
  background: ${token.color.media};
  & > video {
    display: block;
    inline-size: 100%;
    max-block-size: 100%;
    aspect-ratio: 16 / 9;
  }
  & > p {
    position: absolute;
    inset-inline: 4%;
    inset-block-end: 68px;
    margin-inline: auto;
    inline-size: fit-content;
    max-inline-size: 92%;
    padding: 2px 8px;
    border-radius: 4px;
    background: color-mix(in srgb, ${token.color.media} 80%, transparent);
    color: ${token.color.onMedia};
    font-size: clamp(13px, 1.6vw, 18px);
    line-height: 1.35;
    text-align: center;
    white-space: pre-line;
    pointer-events: none;
  }
  & > div {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    gap: ${token.space[8]};
    justify-items: center;
    background: ${token.color.sunken};
    color: ${token.color.ink};
  }
`;

interface CaptionVideoProps {
  video: Video;
  element: RefObject<HTMLVideoElement | null>;
  language: string;
  /** The line that stands in the picture now; empty for none. */
  line: string;
}

/** The picture beside the lines, with the current one in it. */
export function CaptionVideo({ video, element, language, line }: CaptionVideoProps) {
  const { editor: messages } = useMessages({ en, ar });
  const { url, hasFailed, onError, retry } = useVideoUrl(video.source, element);
  return (
    <Frame>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are being written: the line below stands in for a track */}
      <video
        ref={element}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={video.title}
        onError={onError}
      />
      {line !== '' && (
        <p lang={language} dir="auto">
          {line}
        </p>
      )}
      {hasFailed && (
        <div role="alert">
          <span>{messages.notPlayed}</span>
          <QuietButton onClick={retry}>{messages.playAgain}</QuietButton>
        </div>
      )}
    </Frame>
  );
}
