import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { fieldLines, type FieldLine } from './field-lines.ts';

interface PasteFieldsProps {
  notes: boolean;
  /** How many more fields the block can take. */
  room: number;
  onMake: (lines: FieldLine[]) => void;
  onClose: () => void;
}

/** Makes fields with their answers from a list that is pasted or typed. */
export function PasteFields({ notes, room, onMake, onClose }: PasteFieldsProps) {
  const m = useEditorMessages();
  const [list, setList] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = fieldLines(list, notes).slice(0, room);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={list.trim() === ''}
      title={m.short.pasteTitle}
      description={notes ? m.short.pasteNotesHint : m.short.pasteHint}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={lines.length === 0} onClick={() => onMake(lines)}>
          {m.short.pasteMake(lines.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        label={m.short.pasteLabel}
        hideLabel
        rows={8}
        dir="auto"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
    </Dialog>
  );
}
