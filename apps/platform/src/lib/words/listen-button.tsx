import { speakText, VoiceMissingError } from '@rubrica/question-kit/react';
import { QuietButton } from '@rubrica/ui';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type Playback = 'idle' | 'speaking' | 'noVoice' | 'notPlayed';

interface ListenButtonProps {
  text: string;
  language: string;
}

/** Says a text with the browser's voice; press again to stop it. */
export function ListenButton({ text, language }: ListenButtonProps) {
  const messages = useMessages({ en, ar });
  const [playback, setPlayback] = useState<Playback>('idle');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const toggle = () => {
    controller.current?.abort();
    if (playback === 'speaking') return setPlayback('idle');
    const { signal } = (controller.current = new AbortController());
    setPlayback('speaking');
    speakText(text, language, signal).then(
      () => signal.aborted || setPlayback('idle'),
      (error: unknown) => signal.aborted || setPlayback(error instanceof VoiceMissingError ? 'noVoice' : 'notPlayed'),
    );
  };
  const isSpeaking = playback === 'speaking';
  return (
    <>
      <QuietButton
        icon={isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        aria-label={`${isSpeaking ? messages.stop : messages.listen}: ${text}`}
        onClick={toggle}
      >
        {isSpeaking ? messages.stop : messages.listen}
      </QuietButton>
      <span role="status">{playback === 'noVoice' || playback === 'notPlayed' ? messages[playback] : ''}</span>
    </>
  );
}
