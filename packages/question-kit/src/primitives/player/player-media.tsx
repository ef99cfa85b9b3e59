import { useCallback, type RefObject } from 'react';
import type { ShownCaptions } from './use-captions.ts';

interface PlayerMediaProps {
  mediaRef: RefObject<HTMLMediaElement | null>;
  kind: 'audio' | 'video';
  url: string | undefined;
  captions: ShownCaptions;
  withCaptions: boolean;
  lang: string;
  onError: () => void;
  onPress: () => void;
}

/** The sound or film itself, and what is said in it where captions are on. */
export function PlayerMedia(props: PlayerMediaProps) {
  const { mediaRef, kind, url, captions, withCaptions, lang, onError, onPress } = props;
  const { url: trackUrl, lines: said, attach: attachTrack } = captions;
  const track = trackUrl !== undefined && <track ref={attachTrack} kind="captions" srcLang={lang} src={trackUrl} />;
  const lines = withCaptions && said.length > 0 && (
    <p className="rp-captions" lang={lang} dir="auto">
      {said.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </p>
  );
  const attach = useCallback(
    (node: HTMLMediaElement | null) => {
      mediaRef.current = node;
    },
    [mediaRef],
  );

  if (kind === 'audio') {
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions stand inside where there are any */}
        <audio ref={attach} preload="metadata" src={url} onError={onError}>
          {track}
        </audio>
        {lines}
      </>
    );
  }
  return (
    <div className="rp-screen">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption -- a short cut for the pointer, the button below does the same; captions stand inside where there are any */}
      <video
        ref={attach}
        preload="metadata"
        playsInline
        src={url}
        onError={onError}
        onClick={onPress}
        onContextMenu={(event) => event.preventDefault()}
      >
        {track}
      </video>
      {lines}
    </div>
  );
}
