import { Dialog } from '@rubrica/ui';
import type { FileRef } from '../../primitives/schema/fields.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { LazyRecorder } from '../../primitives/recorder/lazy-recorder.tsx';
import { AttemptContext } from '../../primitives/views/attempt-context.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

interface RecordDialogProps {
  /** The prompt's id: the device keeps the recording under this id until it is stored. */
  promptId: ItemId;
  /** The text to read aloud. */
  text: string;
  onDone: (file: FileRef) => void;
  onClose: () => void;
}

/** Records an author reading the prompt; the prompt gets the recording once it is stored. */
export function RecordDialog({ promptId, text, onDone, onClose }: RecordDialogProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <Dialog open onClose={onClose} title={own.recordTitle} description={own.recordHint}>
      {text.trim() !== '' && <blockquote dir="auto">{text}</blockquote>}
      {/* Its own recording id keeps it apart from recordings made in the preview. */}
      <AttemptContext.Provider value={`prompt:${promptId}`}>
        <LazyRecorder
          kind="audio"
          recordingId="prompt"
          speaker="staff"
          label={own.recordTitle}
          value={undefined}
          onChange={(file) => file && onDone(file)}
          retakes="unlimited"
        />
      </AttemptContext.Provider>
    </Dialog>
  );
}
