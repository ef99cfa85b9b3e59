import { formatDuration, IconButton, Kbd, useUi } from '@rubrica/ui';
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { ViewMessages } from '../../../primitives/messages/messages.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { UndoLine } from '../../../primitives/marker/undo-line.tsx';
import type { PlayerHandle } from '../../../primitives/player/player-handle.ts';
import type { TimedComment } from '../schema.ts';
import { commentsOn, withComment, withoutComment } from '../timed-comments.ts';
import { HeardRecording } from './heard-recording.tsx';
import { TimedCommentForm } from './timed-comment-form.tsx';
import { timedMessages } from './timed-messages.ts';

interface CommentedRecordingProps {
  file: FileRef;
  label: string;
  comments: readonly TimedComment[] | undefined;
  onChange: (comments: TimedComment[]) => void;
  messages: ViewMessages;
  lang: string;
}

const fields = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What is chosen from by the first letters. */
const lists = '[role="combobox"], [role="listbox"], [role="menu"]';

/** Whether a key means to comment: C, also by its place on a keyboard with other letters, but not in a dialog above the recording. */
function isCommentKey(event: KeyboardEvent, recording: Element | null): boolean {
  const { key, code, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || !(key.toLowerCase() === 'c' || code === 'KeyC')) return false;
  if (!(target instanceof Element)) return true;
  const dialog = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
  return !target.closest(`${fields}, ${lists}`) && (dialog === null || dialog.contains(recording));
}

/** A comment that is being written, as it was before: a new one has no words. */
interface Draft {
  comment: TimedComment;
  isNew: boolean;
  wasPlaying: boolean;
}

/**
 * A recording with the comments that a marker writes at its moments: C while it plays, write, go on listening. What is being written is
 * among the comments from its first word on, so that it is kept with them whatever becomes of the page.
 */
export function CommentedRecording(props: CommentedRecordingProps) {
  const { file, label, comments = [], onChange, messages, lang } = props;
  const { language } = useUi();
  const own = useMessages(timedMessages);
  const root = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [removed, setRemoved] = useState<TimedComment>();
  const [announcement, setAnnouncement] = useState('');
  const timeOf = (atMs: number) => formatDuration(Math.floor(atMs / 1000), language);

  const begin = () => {
    const { current } = player;
    if (!current || draft) return;
    const heardMs = Math.round(current.position() * 1000);
    const atMs = file.durationMs ? Math.min(heardMs, file.durationMs) : heardMs;
    const comment = { id: freshId(), recording: file.id, atMs, text: '' };
    setDraft({ comment, isNew: true, wasPlaying: current.isPlaying() });
    current.pause();
  };
  const edit = (comment: TimedComment) => {
    player.current?.pause();
    setDraft({ comment, isNew: false, wasPlaying: false });
  };
  const end = () => {
    if (draft?.wasPlaying) player.current?.play();
    setDraft(null);
    // The form was focused: without it the keys of the player would be lost.
    root.current?.querySelector<HTMLElement>('.rp-play')?.focus({ preventScroll: true });
  };
  const write = ({ comment, isNew }: Draft, text: string) => {
    const stored = comments.find(({ id }) => id === comment.id);
    if (text.trim() !== '') onChange(withComment(comments, { ...comment, text }));
    else if (stored && isNew) onChange(withoutComment(comments, comment.id));
    else if (stored && stored.text !== comment.text) onChange(withComment(comments, comment));
  };
  const cancel = () => {
    if (draft) write(draft, '');
    end();
  };
  const keep = (text: string) => {
    if (!draft) return;
    write(draft, text);
    setRemoved(undefined);
    setAnnouncement(own.timedSaved(timeOf(draft.comment.atMs)));
    end();
  };

  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });
  useEffect(() => {
    // Before the player's own keys, wherever the focus is while it plays.
    const onKey = (event: KeyboardEvent) => {
      const isHere = player.current?.isPlaying() || root.current?.contains(document.activeElement);
      if (!isHere || !isCommentKey(event, root.current)) return;
      event.preventDefault();
      event.stopPropagation();
      latestBegin.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);

  const form = draft && (
    <TimedCommentForm
      key={draft.comment.id}
      label={own.timedText(timeOf(draft.comment.atMs))}
      initial={draft.comment.text}
      onWrite={(text) => write(draft, text)}
      onSave={keep}
      onCancel={cancel}
      messages={messages}
    />
  );
  return (
    <div ref={root} className="rb-commented">
      <HeardRecording
        file={file}
        label={label}
        lang={lang}
        // The form of a new one stays above the list.
        comments={draft?.isNew ? withoutComment(comments, draft.comment.id) : comments}
        player={player}
        slotsOf={(comment, time) => ({
          form: draft?.comment.id === comment.id ? form : undefined,
          actions: (
            <>
              <IconButton
                label={own.timedEdit(time)}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => edit(comment)}
              />
              <IconButton
                label={own.timedRemove(time)}
                icon={<Trash2 aria-hidden="true" />}
                tone="danger"
                onClick={() => {
                  setRemoved(comment);
                  onChange(withoutComment(comments, comment.id));
                }}
              />
            </>
          ),
        })}
      >
        <div className="rb-timed-add">
          <button type="button" className="rb-tool" aria-keyshortcuts="C" onClick={begin}>
            <MessageSquarePlus aria-hidden="true" />
            {own.timedAdd}
            <Kbd>C</Kbd>
          </button>
          {commentsOn(comments, file.id).length === 0 && !draft && <p className="rb-hint">{own.timedHint}</p>}
        </div>
        {draft?.isNew && form}
      </HeardRecording>
      {removed && (
        <UndoLine
          key={removed.id}
          message={own.timedRemoved(timeOf(removed.atMs))}
          onUndo={() => {
            setRemoved(undefined);
            onChange(withComment(comments, removed));
          }}
          messages={messages}
        />
      )}
      <span className="rb-sr" role="status">
        {announcement}
      </span>
    </div>
  );
}
