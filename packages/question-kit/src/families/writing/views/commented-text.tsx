import { Kbd } from '@rubrica/ui';
import { MessageSquarePlus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import type { ViewMessages } from '../../../primitives/messages/messages.ts';
import { UndoLine } from '../../../primitives/marker/undo-line.tsx';
import { AnnotatedText } from './annotated-text.tsx';
import { commentQuote, showComment } from './comments.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentForm } from './comment-form.tsx';
import { sortByPosition } from '../../../primitives/text-ranges/segments.ts';
import { TextCaret } from './text-caret.tsx';
import { useComments } from './use-comments.ts';
import { useTextSelection } from './use-text-selection.ts';

interface CommentedTextProps {
  text: string;
  annotations: readonly Annotation[];
  onChange: (annotations: Annotation[]) => void;
  uid: string;
  messages: ViewMessages;
  lang: string;
}

/** A student's text and the comments beside it: select words, press C, write. */
export function CommentedText({ text, annotations, onChange, uid, messages, lang }: CommentedTextProps) {
  const { essay, range, spoken, caret, keys } = useTextSelection(text, lang);
  const comments = useComments(annotations, onChange);
  const { editing, activeId, look, begin, edit, remove } = comments;
  const ordered = sortByPosition(annotations);

  const backToText = () => essay.current?.focus({ preventScroll: true });
  const comment = () => range && begin(range);
  const onTextKey = (event: KeyboardEvent<HTMLElement>) => {
    // The key is also matched by its physical position: on an Arabic keyboard it types another letter.
    const isC = event.code === 'KeyC' || event.key.toLowerCase() === 'c';
    if (isC && !event.ctrlKey && !event.metaKey && !event.altKey && range) {
      event.preventDefault();
      comment();
    } else keys.onKeyDown(event);
  };
  const form = editing && (
    <CommentForm
      key={editing.before.id}
      initial={editing.before}
      quote={commentQuote(text, editing.before)}
      lang={lang}
      name={`${uid}colour`}
      messages={messages}
      onWrite={comments.write}
      onSave={(draft) => {
        comments.close(draft);
        backToText();
      }}
      onCancel={() => {
        comments.cancel();
        backToText();
      }}
    />
  );

  return (
    <div className="rb-pages" data-commented="">
      <div className="rb-script">
        <p id={`${uid}s`} className="rb-hint">
          {messages.selectHint}
        </p>
        <div className="rb-script-head">
          <button
            type="button"
            className="rb-tool"
            disabled={!range}
            // Pressing the button must keep the selection.
            onPointerDown={(event) => event.preventDefault()}
            onClick={comment}
          >
            <MessageSquarePlus aria-hidden="true" />
            {messages.comment}
            <Kbd>C</Kbd>
          </button>
        </div>
        <div className="rb-careted">
          <AnnotatedText
            essay={essay}
            text={text}
            annotations={annotations}
            activeId={activeId}
            onPick={look}
            pending={editing?.isNew ? editing.before : undefined}
            numberOf={messages.number}
            lang={lang}
            tabIndex={0}
            role="group"
            aria-label={messages.studentText}
            aria-describedby={`${uid}s`}
            {...keys}
            onKeyDown={onTextKey}
          />
          {caret && <TextCaret key={`${caret.left} ${caret.top}`} place={caret} />}
        </div>
        <span className="rb-sr" role="status">
          {spoken === '' ? '' : messages.selected(spoken)}
        </span>
      </div>
      <section className="rb-comments" aria-labelledby={`${uid}c`}>
        {/* The reader's language in a block that has the direction of the student's. */}
        <h3 id={`${uid}c`} dir="auto">
          {messages.commentsTitle}
        </h3>
        {editing?.isNew && form}
        {ordered.length === 0 && !editing && (
          <p className="rb-hint" dir="auto">
            {messages.noComments}
          </p>
        )}
        <ol>
          {ordered.map((annotation, index) => {
            const isEditing = editing?.before.id === annotation.id;
            // The form of a new one stays above the list.
            if (isEditing && editing.isNew) return null;
            return (
              <li key={annotation.id}>
                {isEditing ? (
                  form
                ) : (
                  <CommentCard
                    annotation={annotation}
                    position={index + 1}
                    quote={commentQuote(text, annotation)}
                    lang={lang}
                    active={annotation.id === activeId}
                    messages={messages}
                    onJump={() => {
                      look(annotation.id);
                      showComment(essay.current, annotation.id);
                    }}
                    onEdit={() => edit(annotation)}
                    onRemove={() => remove(annotation)}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {comments.removed && (
          <UndoLine
            key={comments.removed.id}
            message={messages.commentRemoved}
            onUndo={comments.undo}
            messages={messages}
          />
        )}
      </section>
    </div>
  );
}
