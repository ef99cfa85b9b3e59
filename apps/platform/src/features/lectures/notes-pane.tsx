import type { Lecture, VideoId, VideoNote } from '@rubrica/api-client/contract';
import {
  Cluster,
  formatDuration,
  IconButton,
  Menu,
  QuietButton,
  Skeleton,
  Stack,
  TextArea,
  token,
  useUi,
} from '@rubrica/ui';
import { CircleQuestionMark, Download, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { downloadText } from '../../lib/files/download-text.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { PlayerControl } from '../../lib/lecture-player/player-control.ts';
import { usePosition } from '../../lib/lecture-player/use-player-state.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { toast } from '../../lib/toast/toast.ts';
import { notesAsMarkdown, notesAsText } from './export-notes.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteChange, openNoteDraft, type NoteDraft } from './note-draft.ts';
import type { useMoments } from './use-moments.ts';
import { useNotes } from './use-notes.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[8]};
    align-items: start;
    padding-block: ${token.space[4]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > li > p {
    padding-block: 10px;
    font-size: ${token.font[14]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > li > p > svg {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 6px;
    vertical-align: -3px;
    color: ${token.color.inkSoft};
  }
  & > li > form {
    grid-column: 1 / -1;
  }
`;

const Empty = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  & > strong {
    display: block;
    color: ${token.color.ink};
  }
`;

/** Where a note belongs: the place where somebody began to write it. */
export interface NotePlace {
  /** Null while nobody writes. */
  atMs: number | null;
  set: (atMs: number | null) => void;
}

interface NotesPaneProps {
  control: PlayerControl;
  lecture: Lecture;
  moments: ReturnType<typeof useMoments>;
  place: NotePlace;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** One's own notes with their places, and the moments that were not understood. */
export function NotesPane({ control, lecture, moments, place, field }: NotesPaneProps) {
  const { notes: m } = useMessages({ en, ar });
  const { language } = useUi();
  const notes = useNotes(lecture._id);
  const time = (atMs: number) => formatDuration(Math.floor(atMs / 1000), language);
  return (
    <Stack gap={12}>
      <NewNote
        video={lecture._id}
        control={control}
        place={place}
        field={field}
        onSave={notes.create.mutateAsync}
        timeOf={time}
      />
      <QueryView
        query={notes.query}
        errorTitle={m.notLoaded}
        loadingLabel={m.loading}
        skeleton={<Skeleton height="120px" />}
      >
        {({ items }) => {
          const entries = [
            ...items.map((note) => ({ key: note._id, atMs: note.atMs, note })),
            ...lecture.notUnderstood.map(({ _id, atMs }) => ({ key: _id, atMs, note: null })),
          ].toSorted((a, b) => a.atMs - b.atMs);
          if (entries.length === 0) {
            return (
              <Empty>
                <strong>{m.empty}</strong> {m.emptyText}
              </Empty>
            );
          }
          const exported = entries.map(({ atMs, note }) => ({ time: time(atMs), text: note?.text ?? m.notUnderstood }));
          const name = m.fileName(lecture.title).replaceAll(/[\\/:*?"<>|]/gu, '-');
          return (
            <>
              <List>
                {entries.map(({ key, atMs, note }) =>
                  note ? (
                    <NoteItem key={key} note={note} time={time(atMs)} control={control} notes={notes} />
                  ) : (
                    <li key={key}>
                      <QuietButton aria-label={m.goTo(time(atMs))} onClick={() => control.seek(atMs)}>
                        {time(atMs)}
                      </QuietButton>
                      <p>
                        <CircleQuestionMark aria-hidden="true" />
                        {m.notUnderstood}
                      </p>
                      <IconButton
                        label={m.takeBack}
                        icon={<Undo2 data-mirror="" />}
                        onClick={() => moments.takeBack.mutate(key)}
                      />
                    </li>
                  ),
                )}
              </List>
              <Cluster>
                <Menu
                  trigger={<QuietButton icon={<Download />}>{m.export}</QuietButton>}
                  items={[
                    {
                      label: m.asText,
                      onSelect: () => downloadText(`${name}.txt`, notesAsText(lecture.title, exported)),
                    },
                    {
                      label: m.asMarkdown,
                      onSelect: () => downloadText(`${name}.md`, notesAsMarkdown(lecture.title, exported)),
                    },
                  ]}
                />
              </Cluster>
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

interface NewNoteProps extends Pick<NotesPaneProps, 'control' | 'place' | 'field'> {
  video: VideoId;
  onSave: (body: { atMs: number; text: string }) => Promise<unknown>;
  timeOf: (atMs: number) => string;
}

/**
 * Writes a note. It keeps the place where the writing began, while the video plays on. What is written is kept on this device until
 * it is saved.
 */
function NewNote({ video, control, place, field, onSave, timeOf }: NewNoteProps) {
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

interface NoteItemProps {
  note: VideoNote;
  time: string;
  control: PlayerControl;
  notes: ReturnType<typeof useNotes>;
}

const focusFirst = (field: HTMLTextAreaElement | null) => {
  field?.focus();
};

function NoteItem({ note, time, control, notes }: NoteItemProps) {
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
