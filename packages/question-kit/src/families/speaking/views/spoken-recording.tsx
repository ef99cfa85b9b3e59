import type { FileRef } from '../../../primitives/schema/fields.ts';
import { LazyPlayer } from '../../../primitives/player/lazy-player.tsx';

interface SpokenRecordingProps {
  file: FileRef;
  label: string;
  lang: string;
}

/** A player for a recorded answer: audio, or video where the student spoke to the camera. */
export function SpokenRecording({ file, label, lang }: SpokenRecordingProps) {
  return <LazyPlayer file={file} kind={file.mime.startsWith('video/') ? 'video' : 'audio'} label={label} lang={lang} />;
}
