import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { pairLines, type PairLines } from './pair-lines.ts';

/** Makes pairs, and rights that belong nowhere, from a list. */
export function PastePairs({ onMake, onClose }: { onMake: (lines: PairLines) => void; onClose: () => void }) {
  const { matching } = useEditorMessages();
  return (
    <PasteList
      messages={matching}
      hint={matching.pasteHint}
      read={pairLines}
      count={({ pairs, alone }) => pairs.length + alone.length}
      say={({ pairs, alone }) => matching.pasteMake(pairs.length, alone.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
