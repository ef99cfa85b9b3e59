import type { FileRef } from '@rubrica/question-kit';
import { Player } from '@rubrica/question-kit/react';
import { useMessages } from '../i18n.ts';
import { PlatformKit } from '../kit/platform-kit.tsx';
import { ar, en } from './messages.ts';

interface PageVoiceProps {
  recording: FileRef;
  /** As readers see it. */
  number: string;
  language: 'en' | 'ar';
}

/** Plays how the author reads a page. */
export function PageVoice({ recording, number, language }: PageVoiceProps) {
  const m = useMessages({ en, ar });
  return (
    <PlatformKit hasDictionary={false}>
      <Player file={recording} kind="audio" label={m.recordingOf(number)} lang={language} />
    </PlatformKit>
  );
}
