import { PasteList } from '../../primitives/editor/blocks/paste-list.tsx';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { vocabEditorMessages } from './editor-messages.ts';
import { readList } from './list-html.ts';
import type { Term } from './term.ts';

/** Makes a word list from lines. */
export function PasteTerms({ onMake, onClose }: { onMake: (terms: Term[]) => void; onClose: () => void }) {
  const own = useEditorMessageSet(vocabEditorMessages);
  return (
    <PasteList
      messages={own}
      hint={own.pasteHint}
      read={readList}
      count={(terms) => terms.length}
      say={(terms) => own.pasteMake(terms.length)}
      onMake={onMake}
      onClose={onClose}
    />
  );
}
