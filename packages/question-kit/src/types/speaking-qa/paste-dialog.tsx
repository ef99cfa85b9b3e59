import { Button, Dialog, TextArea } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { promptLines } from '../../editor/speaking/prompt-lines.ts';
import { useSpeakingWords } from '../../editor/speaking/use-speaking-words.ts';

/** Makes prompts from a list that is pasted or typed, one per line. */
export function PasteDialog({ onMake, onClose }: { onMake: (texts: string[]) => void; onClose: () => void }) {
  const own = useSpeakingWords();
  const [list, setList] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const texts = promptLines(list);
  return (
    <Dialog
      open
      onClose={onClose}
      title={own.pasteTitle}
      description={own.pasteHint}
      initialFocus={area}
      actions={
        <Button variant="primary" disabled={texts.length === 0} onClick={() => onMake(texts)}>
          {own.pasteMake(texts.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        label={own.pasteLabel}
        hideLabel
        rows={6}
        dir="auto"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
    </Dialog>
  );
}
