import { PasteList } from '../../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { fieldLines, type FieldLine } from './field-lines.ts';

interface PasteFieldsProps {
  notes: boolean;
  /** How many more fields the block can take. */
  room: number;
  onMake: (lines: FieldLine[]) => void;
  onClose: () => void;
}

/** Makes fields with their answers from a list. */
export function PasteFields({ notes, room, onMake, onClose }: PasteFieldsProps) {
  const { short } = useEditorMessages();
  return (
    <PasteList
      messages={short}
      hint={notes ? short.pasteNotesHint : short.pasteHint}
      read={(list) => fieldLines(list, notes).slice(0, room)}
      count={(lines) => lines.length}
      say={(lines) => short.pasteMake(lines.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
