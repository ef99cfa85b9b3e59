import { Button, Dialog, TextField } from '@rubrica/ui';
import { useId, useState, type FormEvent } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { selectedText, type SelectedText } from '../../lib/words/selected-text.ts';
import { WordModal } from '../../lib/words/word-modal.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Looks up a word that is typed: for those who cannot select one, and for words that were heard. */
export function LookUpDialog({ source, onClose }: { source: string; onClose: () => void }) {
  const { lookUp: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const formId = useId();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [selected, setSelected] = useState<SelectedText | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = selectedText(text, 0, text.length);
    setFailed(!typed);
    // A typed word stood in no sentence.
    setSelected(typed && { ...typed, sentence: '' });
  };
  if (selected) return <WordModal selected={selected} source={source} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      hasUnsaved={false}
      title={messages.title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={messages.word}
          value={text}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          error={hasFailed ? messages.required : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
