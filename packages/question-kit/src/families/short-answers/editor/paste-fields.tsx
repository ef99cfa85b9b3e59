import { PasteList } from '../../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';
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
  const own = useEditorMessageSet(shortEditorMessages);
  return (
    <PasteList
      messages={own}
      hint={notes ? own.pasteNotesHint : own.pasteHint}
      read={(list) => fieldLines(list, notes).slice(0, room)}
      count={(lines) => lines.length}
      say={(lines) => own.pasteMake(lines.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
