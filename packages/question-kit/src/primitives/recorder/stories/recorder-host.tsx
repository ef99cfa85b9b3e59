import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import type { FileRef } from '../../schema/fields.ts';
import { freshId } from '../../schema/fresh-id.ts';
import { AttemptContext } from '../../views/attempt-context.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { flushRecordings } from '../../recordings/flush-recordings.ts';
import type { DeliverRecording } from '../../recordings/pending.ts';
import { useTakeProblems } from '../../recordings/use-take-problems.ts';
import { usePendingRecordings } from '../../recordings/use-pending-recordings.ts';
import { QuestionKitProvider } from '../../../assembly/provider.tsx';
import { LazyRecorder } from '../lazy-recorder.tsx';
import type { RecorderPhase, RecorderProps } from '../recorder-props.ts';
import { storyStore, type StoryStoreOptions } from './story-store.ts';

/** The args of a recorder story. */
export interface RecorderHostArgs
  extends Omit<RecorderProps, 'value' | 'onChange' | 'recordingId' | 'label'>, StoryStoreOptions {
  value?: FileRef;
  onChange: (file: FileRef | undefined) => void;
  onPhase?: (phase: RecorderPhase) => void;
  /** Shows a button that unmounts and remounts the recorder, as leaving and reopening the page does. */
  showsLeaveButton?: boolean;
  /** Lists the pending recordings, with a button that flushes them. */
  showsFlushButton?: boolean;
  /** Uploads and delivers in the background, as a host does that shows one question at a time. */
  delivers?: boolean;
  /** The host cannot store files. */
  cannotStore?: boolean;
}

/** A host that holds the answer of a story. */
export function RecorderHost({
  showsLeaveButton,
  showsFlushButton,
  delivers = false,
  cannotStore,
  value,
  onChange,
  ...args
}: RecorderHostArgs) {
  const { failures, refusal, uploadMs, keepsHalf, countedTakes, onUpload, ...recorder } = args;
  const { language } = useUi();
  const [file, setFile] = useState(value);
  const [isMounted, setIsMounted] = useState(true);
  // Each run has its own attempt, because recordings persist on the device.
  const [attempt] = useState(() => `story-${freshId()}`);
  const [media] = useState(() => {
    const store = storyStore({
      ...(failures !== undefined && { failures }),
      ...(refusal !== undefined && { refusal }),
      ...(uploadMs !== undefined && { uploadMs }),
      ...(keepsHalf !== undefined && { keepsHalf }),
      ...(countedTakes !== undefined && { countedTakes }),
      ...(onUpload && { onUpload }),
    });
    return cannotStore ? { url: (of: FileRef) => store.url(of) } : store;
  });
  const deliver = (next: FileRef | undefined) => {
    setFile(next);
    onChange(next);
  };
  return (
    <QuestionKitProvider language={language} media={media}>
      <AttemptContext.Provider value={attempt}>
        {isMounted && (
          <LazyRecorder
            {...recorder}
            recordingId="story"
            label={language === 'ar' ? 'إجابة السؤال الأول' : 'Answer to prompt 1'}
            value={file}
            onChange={deliver}
          />
        )}
        {showsFlushButton && <HandIn attempt={attempt} media={media} delivers={delivers} onDeliver={deliver} />}
        {showsLeaveButton && (
          <button
            type="button"
            data-attempt={attempt}
            style={{ marginBlockStart: 16, minBlockSize: 44 }}
            onClick={() => setIsMounted(!isMounted)}
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
  delivers: boolean;
  onDeliver: (file: FileRef) => void;
}

/** Flushes pending recordings, as a host does before an attempt is submitted. */
function HandIn({ attempt, media, delivers, onDeliver }: HandInProps) {
  const { language } = useUi();
  const deliver: DeliverRecording = (_recordingId, file) => onDeliver(file);
  const pending = usePendingRecordings(attempt, delivers ? media : undefined, delivers ? deliver : undefined);
  const problems = useTakeProblems(attempt);
  const handIn = () => flushRecordings(attempt, media, { deliver });
  return (
    <p>
      <output>{pending.map(({ state }) => state).join(' ')}</output>{' '}
      <output data-problems="">{Object.values(problems).join(' ')}</output>{' '}
      <button type="button" data-hand-in="" style={{ minBlockSize: 44 }} onClick={() => void handIn()}>
        {language === 'ar' ? 'تسليم' : 'Hand in'}
      </button>
    </p>
  );
}
