import { Dialog } from '@rubrica/ui';
import type { FileRef } from '../../primitives/schema/fields.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { LazyRecorder } from '../../primitives/recorder/lazy-recorder.tsx';
import { AttemptContext } from '../../primitives/views/attempt-context.ts';

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
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <Dialog open onClose={onClose} title={own.recordTitle} description={own.recordHint}>
      {text.trim() !== '' && <blockquote dir="auto">{text}</blockquote>}
      {/* Under a name of its own the host's store gets it, not that of the preview beside it. */}
      <AttemptContext.Provider value={`prompt:${promptId}`}>
        <LazyRecorder
          kind="audio"
          recordingId="prompt"
          label={own.recordTitle}
          value={undefined}
          onChange={(file) => file && onDone(file)}
          retakes="unlimited"
        />
      </AttemptContext.Provider>
    </Dialog>
  );
}
