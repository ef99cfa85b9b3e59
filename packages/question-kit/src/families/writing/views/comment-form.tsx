import { Kbd, QuietButton, TextArea } from '@rubrica/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { annotationColours } from '../../../primitives/schema/answer-parts.ts';
import type { MarkerMessages } from '../../../primitives/messages/marker.ts';
import type { CommentDraft } from './use-comments.ts';

interface CommentFormProps {
  initial: CommentDraft;
  /** The words that it is about. */
  quote: string;
  /** The language of those words. */
  lang: string;
  name: string;
  /** Called at every change with what the form holds. */
  onWrite: (draft: CommentDraft) => void;
  onSave: (draft: CommentDraft) => void;
  onCancel: () => void;
  messages: MarkerMessages;
}

/** A comment being written. Control and Enter save it; Escape closes it while it has no unsaved text. */
export function CommentForm({ initial, quote, lang, name, onWrite, onSave, onCancel, messages }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<CommentDraft>({ comment: initial.comment, colour: initial.colour });
  const { comment, colour } = draft;
  useEffect(() => {
    field.current?.focus();
  }, []);

  const empty = comment.trim() === '';
  const write = (change: Partial<CommentDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onWrite(next);
  };
  const save = () => !empty && onSave(draft);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      save();
    } else if (event.key === 'Escape' && comment === initial.comment) {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <div className="rb-comment" data-colour={colour} role="group" aria-label={messages.newComment}>
      <q lang={lang} dir="auto" className="rb-quote">
        {quote}
      </q>
      <TextArea
        ref={field}
        label={messages.commentText}
        value={comment}
        rows={2}
        maxLength={5000}
        dir="auto"
        onChange={(event) => write({ comment: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <fieldset className="rb-colours">
        <legend className="rb-sr">{messages.colour}</legend>
        {annotationColours.map((one) => (
          <label key={one} data-colour={one} title={messages.colourName(one)}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === colour}
              onChange={() => write({ colour: one })}
            />
            <span className="rb-sr">{messages.colourName(one)}</span>
          </label>
        ))}
      </fieldset>
      <div className="rb-acts">
        <QuietButton tone="accent" disabled={empty} onClick={save}>
          {messages.save}
        </QuietButton>
        <QuietButton onClick={onCancel}>{messages.cancel}</QuietButton>
        <Kbd>Ctrl Enter</Kbd>
      </div>
    </div>
  );
}
