import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../../editor/messages/use-editor-messages.ts';
import { readList } from './list-html.ts';
import type { Term } from './term.ts';

interface PasteListProps {
  onMake: (terms: Term[]) => void;
  onClose: () => void;
}

/** Makes a word list from lines that are pasted or typed. */
export function PasteList({ onMake, onClose }: PasteListProps) {
  const m = useEditorMessages();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const terms = readList(text);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.vocab.pasteTitle}
      description={m.vocab.pasteHint}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={terms.length === 0} onClick={() => onMake(terms)}>
          {m.vocab.pasteMake(terms.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        label={m.vocab.pasteLabel}
        hideLabel
        rows={8}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
