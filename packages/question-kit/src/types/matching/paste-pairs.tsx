import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { pairLines, type PairLines } from './pair-lines.ts';

/** Makes pairs, and rights that belong nowhere, from a list. */
export function PastePairs({ onMake, onClose }: { onMake: (lines: PairLines) => void; onClose: () => void }) {
  const own = useEditorMessageSet(matchingEditorMessages);
  return (
    <PasteList
      messages={own}
      hint={own.pasteHint}
      read={pairLines}
      count={({ pairs, alone }) => pairs.length + alone.length}
      say={({ pairs, alone }) => own.pasteMake(pairs.length, alone.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
