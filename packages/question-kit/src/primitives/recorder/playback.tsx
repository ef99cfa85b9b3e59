import { useEffect, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useFileUrl } from '../stimulus/use-file-url.ts';
import { readRecordingFile, findRecording } from '../recordings/recording-store.ts';
import type { Medium } from './formats.ts';
import { PlayerBar } from './player-bar.tsx';
import type { RecorderMessages } from './messages-en.ts';
import type { LocalRecordingId } from '../schema/ids.ts';

interface PlaybackProps {
  durationMs: number;
  messages: RecorderMessages;
}

const mediumOf = (mime: string): Medium => (mime.startsWith('video/') ? 'video' : 'audio');

/** Plays a recording stored on this device, before and during its upload. */
export function LocalPlayback({ id, durationMs, messages }: PlaybackProps & { id: LocalRecordingId }) {
  const [source, setSource] = useState<{ url: string; medium: Medium } | 'missing' | null>(null);
  useEffect(() => {
    let current = true;
    let url: string | undefined;
    const load = async () => {
      const recording = await findRecording(id);
      if (!recording) throw new Error('The recording is no longer on this device.');
      const file = await readRecordingFile(recording, 'recording');
      if (!current) return;
      url = URL.createObjectURL(file);
      setSource({ url, medium: recording.medium });
    };
    load().catch(() => current && setSource('missing'));
    return () => {
      current = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (source === 'missing') return <p className="rb-rec-note">{messages.recorderLoadFailed}</p>;
  if (!source) return <div className="rb-rec-player" aria-busy="true" />;
  return (
    <PlayerBar
      {...source}
      durationMs={durationMs}
      label={messages.recorderOwn}
      messages={messages}
      onError={() => setSource('missing')}
    />
  );
}

/** Plays a recording stored by the host. */
export function StoredPlayback({ file, messages }: { file: FileRef; messages: RecorderMessages }) {
  const { url, hasFailed, onError, retry } = useFileUrl(file);
  if (hasFailed)
    return (
      <p className="rb-rec-note" role="alert">
        {messages.recorderLoadFailed}{' '}
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
      label={messages.recorderOwn}
      messages={messages}
      onError={onError}
    />
  );
}
