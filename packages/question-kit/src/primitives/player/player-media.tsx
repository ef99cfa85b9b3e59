import { useCallback, type RefObject } from 'react';
import type { Captions } from './use-captions.ts';

interface PlayerMediaProps {
  mediaRef: RefObject<HTMLMediaElement | null>;
  kind: 'audio' | 'video';
  url: string | undefined;
  /** The captions of a file, for the browser's own display of them. */
  track: Captions;
  /** The lines of captions to show now. */
  lines: readonly string[];
  /** The language of the captions. */
  lang: string;
  onError: () => void;
  onPress: () => void;
}

/** The media element, with its captions if they are on. */
export function PlayerMedia(props: PlayerMediaProps) {
  const { mediaRef, kind, url, lang, onError, onPress } = props;
  const { url: trackUrl, attach: attachTrack } = props.track;
  const track = trackUrl !== undefined && <track ref={attachTrack} kind="captions" srcLang={lang} src={trackUrl} />;
  const lines = props.lines.length > 0 && (
    <p className="rp-captions" lang={lang} dir="auto">
      {props.lines.map((line, index) => (
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
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are inside if there are any */}
        <audio ref={attach} preload="metadata" src={url} onError={onError}>
          {track}
        </audio>
        {lines}
      </>
    );
  }
  return (
    <div className="rp-screen">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption -- a pointer shortcut of the play button; captions are inside if there are any */}
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
