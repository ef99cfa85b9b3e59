import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import type { FileRef } from '../../schema/fields.ts';
import { freshId } from '../../schema/fresh-id.ts';
import { AttemptContext } from '../../views/attempt-context.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { flushRecordings } from '../../recordings/flush-recordings.ts';
import { usePendingRecordings } from '../../recordings/use-pending-recordings.ts';
import { QuestionKitProvider } from '../../../assembly/provider.tsx';
import { LazyRecorder } from '../lazy-recorder.tsx';
import type { RecorderPhase, RecorderProps } from '../recorder-props.ts';
import { storyStore, type StoreManner } from './story-store.ts';

/** What a story of the recorder takes. */
export interface RecorderHostArgs
  extends Omit<RecorderProps, 'value' | 'onChange' | 'recordingId' | 'label'>, StoreManner {
  value?: FileRef;
  onChange: (file: FileRef | undefined) => void;
  onPhase?: (phase: RecorderPhase) => void;
  /** Shows a button that takes the recorder away and brings it back, as a page that is left and opened again. */
  leaves?: boolean;
  /** Lists what is pending, and hands it in. */
  handsIn?: boolean;
  /** The host can store nothing. */
  storesNothing?: boolean;
}

/** Holds the answer of a story, as a host would. */
export function RecorderHost({ leaves, handsIn, storesNothing, value, onChange, ...args }: RecorderHostArgs) {
  const { failures, takesMs, onUpload, ...recorder } = args;
  const { language } = useUi();
  const [file, setFile] = useState(value);
  const [there, setThere] = useState(true);
  // Each telling of a story has an attempt of its own: the device remembers.
  const [attempt] = useState(() => `story-${freshId()}`);
  const [media] = useState(() => {
    const store = storyStore({
      ...(failures !== undefined && { failures }),
      ...(takesMs !== undefined && { takesMs }),
      ...(onUpload && { onUpload }),
    });
    return storesNothing ? { url: (of: FileRef) => store.url(of) } : store;
  });
  return (
    <QuestionKitProvider language={language} media={media}>
      <AttemptContext.Provider value={attempt}>
        {there && (
          <LazyRecorder
            {...recorder}
            recordingId="story"
            label={language === 'ar' ? 'إجابة السؤال الأول' : 'Answer to prompt 1'}
            value={file}
            onChange={(next) => {
              setFile(next);
              onChange(next);
            }}
          />
        )}
        {handsIn && <HandIn attempt={attempt} media={media} onDeliver={onChange} />}
        {leaves && (
          <button
            type="button"
            data-attempt={attempt}
            style={{ marginBlockStart: 16, minBlockSize: 44 }}
            onClick={() => setThere(!there)}
          >
            {language === 'ar' ? 'مغادرة أو عودة' : 'Leave or come back'}
          </button>
        )}
      </AttemptContext.Provider>
    </QuestionKitProvider>
  );
}

interface HandInProps {
  attempt: string;
  media: MediaStore;
  onDeliver: (file: FileRef) => void;
}

/** A host that looks after what is pending before an attempt is handed in. */
function HandIn({ attempt, media, onDeliver }: HandInProps) {
  const { language } = useUi();
  const pending = usePendingRecordings(attempt);
  const handIn = () => flushRecordings(attempt, media, { deliver: (_recordingId, file) => onDeliver(file) });
  return (
    <p>
      <output>{pending.map(({ state }) => state).join(' ')}</output>{' '}
      <button type="button" data-hand-in="" style={{ minBlockSize: 44 }} onClick={() => void handIn()}>
        {language === 'ar' ? 'تسليم' : 'Hand in'}
      </button>
    </p>
  );
}
