import { token } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { fileMessages } from './messages.ts';
import type { VoiceProblem } from './voice-recorder.tsx';

const Voice = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding-block: ${token.space[8]};

  & audio {
    inline-size: 260px;
    max-inline-size: 100%;
    block-size: 44px;
  }
`;

interface AttachedVoiceProps {
  file: File;
  /** What it is called, with its length. */
  name: string;
  problem: VoiceProblem | null;
}

/** A voice message that is not sent yet, to listen to, with what its speaker should know of it. */
export function AttachedVoice({ file, name, problem }: AttachedVoiceProps) {
  const m = useMessages(fileMessages);
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (audio.current) audio.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Voice>
      <bdi>{name}</bdi>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice message has no captions */}
      <audio ref={audio} controls preload="metadata" aria-label={name} />
      {problem && <p role="alert">{m.voiceProblem[problem]}</p>}
    </Voice>
  );
}
