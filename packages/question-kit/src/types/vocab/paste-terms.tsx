import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { readList } from './list-html.ts';
import type { Term } from './term.ts';

/** Makes a word list from lines. */
export function PasteTerms({ onMake, onClose }: { onMake: (terms: Term[]) => void; onClose: () => void }) {
  const { vocab } = useEditorMessages();
  return (
    <PasteList
      messages={vocab}
      hint={vocab.pasteHint}
      read={readList}
      count={(terms) => terms.length}
      say={(terms) => vocab.pasteMake(terms.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
