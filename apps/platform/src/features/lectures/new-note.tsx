import type { VideoId } from '@rubrica/api-client/contract';
import { Cluster, QuietButton, Stack, TextArea } from '@rubrica/ui';
import { useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import type { PlayerControl } from '../../lib/lecture-player/player-control.ts';
import { usePosition } from '../../lib/lecture-player/use-player-state.ts';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteDraft, type NoteDraft } from './note-draft.ts';

/** Where a note belongs: the place where somebody began to write it. */
export interface NotePlace {
  /** Null while nobody writes. */
  atMs: number | null;
  set: (atMs: number | null) => void;
}

interface NewNoteProps {
  control: PlayerControl;
  place: NotePlace;
  field: RefObject<HTMLTextAreaElement | null>;
  video: VideoId;
  onSave: (body: { atMs: number; text: string }) => Promise<unknown>;
  timeOf: (atMs: number) => string;
}

/**
 * Writes a note. It keeps the place where the writing began, while the video plays on. What is written is kept on this device until
 * it is saved.
 */
export function NewNote({ video, control, place, field, onSave, timeOf }: NewNoteProps) {
  const messages = useMessages({ en, ar });
  const { notes: m } = messages;
  const positionMs = usePosition(control, 1000);
  const isMounted = useIsMounted();
  const [draft] = useState(() => openNoteDraft(video));
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  /** What is written and what is being saved, as they are at this moment: a reply may come once the page was left. */
  const written = useRef<NoteDraft>({ text, atMs: place.atMs ?? 0 });
  const write = (next: NoteDraft, sent?: NoteDraft) => {
    written.current = next;
    draft.keep(sent ? [sent, next] : [next]);
    setText(next.text);
  };
  const [sending, setSending] = useState<NoteDraft>();
  const [error, setError] = useState<string>();

  async function save() {
    if (sending) return;
    const sent = { text: text.trim(), atMs: place.atMs ?? control.positionMs() };
    if (sent.text === '') {
      setError(m.required);
      field.current?.focus();
      return;
    }
    setSending(sent);
    // What is typed from now on is another note.
    write({ text: '', atMs: sent.atMs }, sent);
    setError(undefined);
    place.set(null);
    try {
      await onSave(sent);
      draft.keep([written.current]);
    } catch {
      // It goes back to where it was written, before what has been written since.
      write({ text: [sent.text, written.current.text].filter(Boolean).join('\n'), atMs: sent.atMs });
      place.set(sent.atMs);
      setError(messages.lecture.failed);
      if (!isMounted()) toast.error(m.keptHere);
    } finally {
      setSending(undefined);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={8}>
        <TextArea
          ref={field}
          label={m.textAt(timeOf(place.atMs ?? positionMs))}
          rows={2}
          maxRows={6}
          value={text}
          error={error}
          maxLength={5000}
          aria-keyshortcuts="N"
          onChange={({ target }) => {
            const atMs = place.atMs ?? control.positionMs();
            place.set(atMs);
            write({ text: target.value, atMs }, sending);
            setError(undefined);
          }}
          onBlur={() => {
            if (text === '') place.set(null);
          }}
          onKeyDown={(event) => {
            // One that is held down has saved it already.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void save();
          }}
        />
        <Cluster>
          <QuietButton type="submit" tone="accent" loading={sending !== undefined}>
            {m.save}
          </QuietButton>
        </Cluster>
      </Stack>
    </form>
  );
}
