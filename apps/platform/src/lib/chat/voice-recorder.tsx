import { QuestionKitProvider, type MediaStore, Recorder, type TakeEnd } from '@rubrica/question-kit/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n.ts';

const maxSeconds = 300;

/** What whoever sends a recording should know: it was cut off, it is as long as one can be, or no sound was heard in it. */
export type VoiceProblem = 'cut' | 'limit' | 'silent';

/** A finished recording. */
export interface VoiceTake {
  file: File;
  durationMs: number | null;
  problem: VoiceProblem | null;
}

export interface VoiceRecorderProps {
  label: string;
  /** The recording to go on with that was interrupted; none begins a new one. */
  interruptedId?: string | undefined;
  /** Called when there is something to lose, with the id to go on with it. */
  onRecording?: ((id: string) => void) | undefined;
  /** Called once, with the finished recording. */
  onTake: (take: VoiceTake) => void;
}

function problemOf({ reason, isSilent }: TakeEnd): VoiceProblem | null {
  if (isSilent) return 'silent';
  if (reason === 'user') return null;
  return reason === 'time' || reason === 'size' ? 'limit' : 'cut';
}

/** Records a voice message by the kit's recorder. A finished recording is handed over; sending it is the matter of who shows this. */
export function VoiceRecorder({ label, interruptedId, onRecording, onTake }: VoiceRecorderProps) {
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onTake);
  useEffect(() => {
    latest.current = onTake;
  });
  const [isResumed] = useState(interruptedId !== undefined);
  const [id] = useState(() => interruptedId ?? `chat:${crypto.randomUUID()}`);
  const state = useRef<{ isShown: boolean; file?: File; durationMs?: number | undefined; end?: TakeEnd }>({
    isShown: true,
  });
  const [handOver] = useState(() => () => {
    const { isShown, file, durationMs, end } = state.current;
    // The file may be there before the recorder says how the recording ended.
    if (!file || (isShown && !end)) return;
    delete state.current.file;
    latest.current({ file, durationMs: durationMs ?? null, problem: end ? problemOf(end) : null });
  });
  useEffect(() => {
    const { current } = state;
    current.isShown = true;
    return () => {
      // A recording that ends while this is taken away is handed over all the same.
      current.isShown = false;
      handOver();
    };
  }, [handOver]);
  const [media] = useState<MediaStore>(() => ({
    url: () => '',
    upload: (file, { durationMs }) => {
      Object.assign(state.current, { file, durationMs });
      handOver();
      const { name, type: mime, size } = file;
      return Promise.resolve({ id, name, mime, size });
    },
  }));
  const mainButton = () => root.current?.querySelector<HTMLElement>('[data-first]');
  const onKeyDown = (event: KeyboardEvent) => {
    const isRecording = root.current?.querySelector('[data-phase="recording"]');
    if (event.key !== 'Escape' || !isRecording) return;
    // Not what is around it: the recording would be lost with that.
    event.preventDefault();
    mainButton()?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape stands for the button that stops
    <div ref={root} onKeyDown={onKeyDown}>
      <QuestionKitProvider language={language} media={media}>
        <Recorder
          kind="audio"
          variant="compact"
          recordingId={id}
          label={label}
          maxSeconds={maxSeconds}
          retakes={0}
          autoStart={!isResumed}
          value={undefined}
          onChange={() => undefined}
          onPhase={(phase, end) => {
            // The button that opened this may be gone.
            if (phase !== 'loading' && document.activeElement === document.body) mainButton()?.focus();
            if (phase === 'recording') onRecording?.(id);
            if (!end) return;
            state.current.end = end;
            handOver();
          }}
        />
      </QuestionKitProvider>
    </div>
  );
}
