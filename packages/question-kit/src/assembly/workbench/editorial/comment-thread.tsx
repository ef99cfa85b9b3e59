import { Button, Cluster, QuietButton, Stack, TextArea } from '@rubrica/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { reopenComment, replyToComment, resolveComment } from '../../editorial/comments.ts';
import type { Comment } from '../../editorial/schema.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { RemarkFrame, Said, Words } from './remark-frame.tsx';
import { useChangeReview } from './use-review.ts';

interface CommentThreadProps {
  draft: Draft;
  /** Where its field is now. */
  place: ValuePath | null;
  comment: Comment;
  canWrite: boolean;
  /** Moves the focus when the comment leaves the list. */
  onSettled: () => void;
}

/** A comment with its replies. */
export function CommentThread({ draft, place, comment, canWrite, onSettled }: CommentThreadProps) {
  const { threads: messages, when, byAt, nobody } = useEditorialMessages();
  const changeReview = useChangeReview();
  const { announce } = useEditor();
  const [isReplying, setIsReplying] = useState(false);
  const by = comment.by || nobody;
  const isResolved = comment.resolvedAt !== null;
  const replyButton = useRef<HTMLButtonElement>(null);
  /** The form goes, and its focus to the button that opened it. */
  const closeReply = () => {
    flushSync(() => setIsReplying(false));
    replyButton.current?.focus();
  };

  const settle = () => {
    if (isResolved) changeReview((now) => reopenComment(now, comment.id));
    else {
      changeReview((now, { at }) => resolveComment(now, comment.id, at));
      announce(messages.resolvedNow);
    }
    onSettled();
  };

  return (
    <RemarkFrame
      id={comment.id}
      draft={draft}
      place={place}
      label={(field) => messages.comment(by, field)}
      actions={
        canWrite &&
        !isReplying && (
          <>
            <QuietButton ref={replyButton} onClick={() => setIsReplying(true)}>
              {messages.reply}
            </QuietButton>
            <QuietButton onClick={settle}>{isResolved ? messages.reopen : messages.resolve}</QuietButton>
          </>
        )
      }
    >
      <Words dir="auto">{comment.text}</Words>
      <Said>{byAt(by, when(comment.at))}</Said>
      {comment.resolvedAt !== null && <Said>{messages.resolvedAt(when(comment.resolvedAt))}</Said>}
      {comment.replies.map((reply) => (
        <div key={reply.id}>
          <Words dir="auto">{reply.text}</Words>
          <Said>{byAt(reply.by || nobody, when(reply.at))}</Said>
        </div>
      ))}
      {isReplying && (
        <ReplyForm
          label={messages.replyTo(by)}
          onCancel={closeReply}
          onSend={(text) => {
            changeReview((now, sender) => replyToComment(now, comment.id, text, sender));
            announce(messages.replied);
            closeReply();
          }}
        />
      )}
    </RemarkFrame>
  );
}

function ReplyForm(props: { label: string; onSend: (text: string) => void; onCancel: () => void }) {
  const { label, onSend, onCancel } = props;
  const { threads: messages } = useEditorialMessages();
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <form onSubmit={send}>
      <Stack gap={8}>
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field appears because its button was pressed
          autoFocus
          label={label}
          rows={2}
          dir="auto"
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
            if (event.key === 'Escape') onCancel();
          }}
        />
        <Cluster gap={8}>
          <Button type="submit" disabled={text.trim() === ''}>
            {messages.send}
          </Button>
          <QuietButton onClick={onCancel}>{messages.cancel}</QuietButton>
        </Cluster>
      </Stack>
    </form>
  );
}
