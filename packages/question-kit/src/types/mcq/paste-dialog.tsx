import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../../editor/messages/use-editor-messages.ts';
import { optionLines, type OptionLine } from './option-lines.ts';

/** Makes options from a list that is pasted or typed, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (lines: OptionLine[]) => void; onClose: () => void }) {
  const m = useEditorMessages();
  const [list, setList] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = optionLines(list);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.mcq.pasteTitle}
      description={m.mcq.pasteHint}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={lines.length === 0} onClick={() => onMake(lines)}>
          {m.mcq.pasteMake(lines.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        label={m.mcq.pasteLabel}
        hideLabel
        rows={6}
        dir="auto"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
    </Dialog>
  );
}
