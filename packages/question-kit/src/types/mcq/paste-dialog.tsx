import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { optionLines, type OptionLine } from './option-lines.ts';

/** Makes options from a list, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (lines: OptionLine[]) => void; onClose: () => void }) {
  const own = useEditorMessageSet(mcqEditorMessages);
  return (
    <PasteList
      messages={own}
      hint={own.pasteHint}
      read={optionLines}
      count={(lines) => lines.length}
      say={(lines) => own.pasteMake(lines.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
