import type { VideoNote } from '@rubrica/api-client/contract';
import { Cluster, IconButton, QuietButton, Stack, TextArea } from '@rubrica/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { PlayerControl } from '../../lib/lecture-player/player-control.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteChange } from './note-draft.ts';
import type { useNotes } from './use-notes.ts';

interface NoteItemProps {
  note: VideoNote;
  time: string;
  control: PlayerControl;
  notes: ReturnType<typeof useNotes>;
}

const focusFirst = (field: HTMLTextAreaElement | null) => {
  field?.focus();
};

/** One of the notes: read, removed or changed. What is changed is kept on this device until it is saved. */
export function NoteItem({ note, time, control, notes }: NoteItemProps) {
  const { notes: m } = useMessages({ en, ar });
  const [draft] = useState(() => openNoteChange(note._id));
  const [edited, setEdited] = useState(draft.read);
  /** A change that was kept on this device is there when the page opens, and does not take the focus then. */
  const [takesFocus, setTakesFocus] = useState(false);
  /** As it is at this moment: a reply may come once the page was left. */
  const newest = useRef(edited);
  const edit = (text: string | null) => {
    newest.current = text;
    draft.keep(text === note.text ? null : text);
    setEdited(text);
  };
  const [save, isSaving] = useExclusive(async () => {
    const text = edited?.trim() ?? '';
    if (text === '') return;
    try {
      await notes.update.mutateAsync({ id: note._id, atMs: note.atMs, text });
    } catch {
      // A toast has said so.
      return;
    }
    // What has been typed since is not saved yet.
    if (newest.current === edited) edit(null);
  });

  if (edited === null) {
    return (
      <li>
        <QuietButton aria-label={m.goTo(time)} onClick={() => control.seek(note.atMs)}>
          {time}
        </QuietButton>
        <p dir="auto">{note.text}</p>
        <div>
          <IconButton
            label={m.edit}
            icon={<Pencil />}
            onClick={() => {
              setTakesFocus(true);
              edit(note.text);
            }}
          />
          <IconButton label={m.remove} icon={<Trash2 />} tone="danger" onClick={() => notes.remove.mutate(note._id)} />
        </div>
      </li>
    );
  }
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={8}>
          <TextArea
            label={m.textAt(time)}
            rows={2}
            maxLength={5000}
            value={edited}
            ref={takesFocus ? focusFirst : undefined}
            onChange={({ target }) => edit(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && edited === note.text) edit(null);
            }}
          />
          <Cluster>
            <QuietButton type="submit" tone="accent" loading={isSaving}>
              {m.change}
            </QuietButton>
            <QuietButton onClick={() => edit(null)}>{m.cancel}</QuietButton>
          </Cluster>
        </Stack>
      </form>
    </li>
  );
}
