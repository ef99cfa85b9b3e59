import { IconButton } from '@rubrica/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import type { ViewMessages } from '../../../primitives/messages/messages.ts';
import { languageOfText } from '../../../primitives/text/language-of-text.ts';

interface CommentCardProps {
  annotation: Annotation;
  /** Its number in the text, from 1. */
  position: number;
  quote: string;
  /** The language of the text. */
  lang: string;
  active: boolean;
  onJump: () => void;
  onEdit: () => void;
  onRemove: () => void;
  messages: ViewMessages;
}

/** A comment in the list beside the text. */
export function CommentCard(props: CommentCardProps) {
  const { annotation, position, quote, lang, active, onJump, onEdit, onRemove, messages } = props;
  return (
    <div className="rb-comment" data-colour={annotation.colour} data-active={active || undefined}>
      <div className="rb-comment-head">
        <button
          type="button"
          className="rb-jump"

          onClick={onJump}
        >
          <b>{messages.number(position)}</b>
          <q lang={lang} dir="auto">
            {quote}
          </q>
          <span className="rb-sr">{messages.showInText}</span>
        </button>
        <IconButton label={messages.editComment(position)} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        <IconButton
          label={messages.removeComment(position)}
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          onClick={onRemove}
        />
      </div>
      <p dir="auto" lang={languageOfText(annotation.comment, lang)}>
        {annotation.comment}
      </p>
    </div>
  );
}
