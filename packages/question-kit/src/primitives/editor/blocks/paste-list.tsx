import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';

interface PasteListProps<Made> {
  messages: { pasteTitle: string; pasteLabel: string };
  /** How a list is written. */
  hint: string;
  /** What a list makes. */
  read: (list: string) => Made;
  /** How many things that is; nothing can be made of none. */
  count: (made: Made) => number;
  /** What the button says. */
  say: (made: Made) => string;
  onMake: (made: Made) => void;
  onClose: () => void;
}

/** Makes items of a block from a list that is pasted or typed. */
export function PasteList<Made>({ messages, hint, read, count, say, onMake, onClose }: PasteListProps<Made>) {
  const [list, setList] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const made = read(list);
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.pasteTitle}
      description={hint}
      // A press beside the dialog does not throw away what was pasted.
      dismissible={list.trim() === ''}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={count(made) === 0} onClick={() => onMake(made)}>
          {say(made)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        data-own-undo=""
        label={messages.pasteLabel}
        hideLabel
        rows={8}
        dir="auto"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
    </Dialog>
  );
}
