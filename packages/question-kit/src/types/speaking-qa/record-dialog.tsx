import { Dialog } from '@rubrica/ui';
import type { FileRef } from '../../core/fields.ts';
import { useSpeakingWords } from '../../editor/speaking/use-speaking-words.ts';
import { LazyRecorder } from '../../media/recorder/lazy-recorder.tsx';

interface RecordDialogProps {
  /** The prompt's id: what was recorded is kept on the device under it until it is stored. */
  promptId: string;
  /** What is to be said. */
  text: string;
  onDone: (file: FileRef) => void;
  onClose: () => void;
}

/** An author says the prompt; it is taken once it is stored. */
export function RecordDialog({ promptId, text, onDone, onClose }: RecordDialogProps) {
  const own = useSpeakingWords();
  return (
    <Dialog open onClose={onClose} title={own.recordTitle} description={own.recordHint}>
      {text.trim() !== '' && <blockquote dir="auto">{text}</blockquote>}
      <LazyRecorder
        kind="audio"
        recordingId={`author:${promptId}`}
        label={own.recordTitle}
        value={undefined}
        onChange={(file) => file && onDone(file)}
        retakes="unlimited"
      />
    </Dialog>
  );
}
