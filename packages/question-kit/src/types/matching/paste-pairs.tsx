import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../../editor/messages/use-editor-messages.ts';
import { pairLines, type PairLines } from './pair-lines.ts';

/** Makes pairs, and rights that belong nowhere, from a list that is pasted or typed. */
export function PastePairs({ onMake, onClose }: { onMake: (lines: PairLines) => void; onClose: () => void }) {
  const { matching: m } = useEditorMessages();
  const [list, setList] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = pairLines(list);
  const made = lines.pairs.length + lines.alone.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.pasteTitle}
      description={m.pasteHint}
      // A press beside the dialog does not throw away what was pasted.
      dismissible={list === ''}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={made === 0} onClick={() => onMake(lines)}>
          {m.pasteMake(lines.pairs.length, lines.alone.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        label={m.pasteLabel}
        hideLabel
        rows={8}
        dir="auto"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
    </Dialog>
  );
}
