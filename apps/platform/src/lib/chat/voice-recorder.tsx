import { QuestionKitProvider, type MediaStore, Recorder } from '@rubrica/question-kit/react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n.ts';

const maxSeconds = 300;

export interface VoiceRecorderProps {
  label: string;
  /** Called once, with the finished recording. */
  onFile: (file: File, durationMs: number | null) => void;
}

/** Records a voice message by the kit's recorder. A finished recording is handed over; sending it is the matter of who shows this. */
export function VoiceRecorder({ label, onFile }: VoiceRecorderProps) {
  const language = useLanguage();
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  const [id] = useState(() => `chat:${crypto.randomUUID()}`);
  const [media] = useState<MediaStore>(() => ({
    url: () => '',
    upload: (file, { durationMs }) => {
      latest.current(file, durationMs ?? null);
      const { name, type: mime, size } = file;
      return Promise.resolve({ id, name, mime, size });
    },
  }));
  return (
    <QuestionKitProvider language={language} media={media}>
      <Recorder
        kind="audio"
        variant="compact"
        recordingId={id}
        label={label}
        maxSeconds={maxSeconds}
        retakes={0}
        autoStart
        value={undefined}
        onChange={() => undefined}
      />
    </QuestionKitProvider>
  );
}
