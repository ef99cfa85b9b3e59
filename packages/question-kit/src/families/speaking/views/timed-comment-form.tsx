import { Kbd, QuietButton, TextArea } from '@rubrica/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { MarkerMessages } from '../../../primitives/messages/marker.ts';

interface TimedCommentFormProps {
  label: string;
  initial: string;
  /** Called at every change with what the form holds. */
  onWrite: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  messages: MarkerMessages;
}

/** A comment being written. Control and Enter keep it; Escape leaves it while nothing has been written. */
export function TimedCommentForm({ label, initial, onWrite, onSave, onCancel, messages }: TimedCommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isEmpty = text.trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      if (!isEmpty) onSave(text);
    } else if (event.key === 'Escape' && text === initial) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div className="rb-timed-form" role="group" aria-label={label}>
      <TextArea
        ref={field}
        label={label}
        value={text}
        rows={2}
        maxLength={5000}
        dir="auto"
        onChange={(event) => {
          setText(event.target.value);
          onWrite(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="rb-acts">
        <QuietButton tone="accent" disabled={isEmpty} onClick={() => onSave(text)}>
          {messages.save}
        </QuietButton>
        <QuietButton onClick={onCancel}>{messages.cancel}</QuietButton>
        <Kbd>Ctrl Enter</Kbd>
      </div>
    </div>
  );
}
