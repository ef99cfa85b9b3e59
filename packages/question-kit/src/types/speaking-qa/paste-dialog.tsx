import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { promptLines } from '../../families/speaking/editor/prompt-lines.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';

/** Makes prompts from a list, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (texts: string[]) => void; onClose: () => void }) {
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <PasteList
      messages={own}
      hint={own.pasteHint}
      read={promptLines}
      count={(texts) => texts.length}
      say={(texts) => own.pasteMake(texts.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
