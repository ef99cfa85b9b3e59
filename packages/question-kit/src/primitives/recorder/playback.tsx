import { useEffect, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useFileUrl } from '../stimulus/use-file-url.ts';
import { readRecording, recordingOf } from '../recordings/shelf.ts';
import type { Medium } from './formats.ts';
import { PlayerBar } from './player-bar.tsx';
import type { RecorderMessages } from './messages-en.ts';

interface PlaybackProps {
  durationMs: number;
  messages: RecorderMessages;
}

const mediumOf = (mime: string): Medium => (mime.startsWith('video/') ? 'video' : 'audio');

/** What is on this device, to listen to before it is sent and while it is. */
export function LocalPlayback({ id, durationMs, messages }: PlaybackProps & { id: string }) {
  const [made, setMade] = useState<{ url: string; medium: Medium } | 'missing' | null>(null);
  useEffect(() => {
    let current = true;
    let url: string | undefined;
    const make = async () => {
      const recording = await recordingOf(id);
      if (!recording) throw new Error('The recording is no longer on this device.');
      const file = await readRecording(recording, 'recording');
      if (!current) return;
      url = URL.createObjectURL(file);
      setMade({ url, medium: recording.medium });
    };
    make().catch(() => current && setMade('missing'));
    return () => {
      current = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (made === 'missing') return <p className="rb-rec-note">{messages.recorderBroken}</p>;
  if (!made) return <div className="rb-rec-player" aria-busy="true" />;
  return (
    <PlayerBar
      {...made}
      durationMs={durationMs}
      label={messages.recorderYours}
      messages={messages}
      onError={() => setMade('missing')}
    />
  );
}

/** What the host has. */
export function StoredPlayback({ file, messages }: { file: FileRef; messages: RecorderMessages }) {
  const { url, missing, onError, retry } = useFileUrl(file);
  if (missing)
    return (
      <p className="rb-rec-note" role="alert">
        {messages.recorderBroken}{' '}
        <button type="button" className="rb-tool" onClick={retry}>
          {messages.recorderTryAgain}
        </button>
      </p>
    );
  if (url === undefined) return <div className="rb-rec-player" aria-busy="true" />;
  return (
    <PlayerBar
      url={url}
      medium={mediumOf(file.mime)}
      durationMs={file.durationMs ?? 0}
      label={messages.recorderYours}
      messages={messages}
      onError={onError}
    />
  );
}
