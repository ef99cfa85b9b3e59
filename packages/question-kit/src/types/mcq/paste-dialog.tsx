import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { optionLines, type OptionLine } from './option-lines.ts';

/** Makes options from a list, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (lines: OptionLine[]) => void; onClose: () => void }) {
  const { mcq } = useEditorMessages();
  return (
    <PasteList
      messages={mcq}
      hint={mcq.pasteHint}
      read={optionLines}
      count={(lines) => lines.length}
      say={(lines) => mcq.pasteMake(lines.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
