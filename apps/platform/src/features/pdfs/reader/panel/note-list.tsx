import type { PdfNote } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, IconButton, QuietButton, Stack, TextArea, token } from '@rubrica/ui';
import { Pencil, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { KeepFocus } from '../../../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../../../lib/i18n.ts';
import { LoadError } from '../../../../lib/page/load-error.tsx';
import type { Place } from '../layout/page-layout.ts';
import { ar, en } from '../messages.ts';
import { colours, paint, swatch } from '../notes/colours.ts';
import { type NoteDraft, noteDraftOf } from '../notes/note-draft.ts';
import type { WrittenNote } from '../notes/use-note-draft.ts';
import type { Notes } from '../notes/use-notes.ts';

const List = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${token.space[8]};
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-inline-start-width: 4px;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  line-height: 1.45;
  & > button {
    display: grid;
    gap: 4px;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & q {
    display: -webkit-box;
    overflow: hidden;
    color: ${token.color.inkSoft};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & [data-part='text'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    align-self: start;
  }
  & > form {
    grid-column: 1 / -1;
  }
`;

const Colours = styled.fieldset`
  display: flex;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  border: 0;
  & label {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: ${token.radius.control};
    cursor: pointer;
  }
  & label:has(:checked) {
    background: ${token.color.accentSoft};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  & label > span {
    ${swatch}
  }
`;

function NoteForm({ written }: { written: WrittenNote & { draft: NoteDraft } }) {
  const messages = useMessages({ en, ar });
  const { draft, isChanged, isSaving, change, save, cancel } = written;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={8}>
        <TextArea
          label={messages.noteText}
          hint={messages.noteHint}
          rows={3}
          maxLength={5000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens because somebody wants to write
          autoFocus
          value={draft.text}
          // The form closes once it is saved, with whatever would be typed until then.
          readOnly={isSaving}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isChanged) cancel();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          }}
        />
        <Colours aria-label={messages.highlight}>
          {colours.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="colour"
                value={each}
                aria-label={messages.colours[each]}
                checked={each === draft.colour}
                onChange={() => change({ colour: each })}
              />
              <span data-colour={each} />
            </label>
          ))}
        </Colours>
        <Stack gap={8} style={{ gridAutoFlow: 'column', justifyContent: 'start' }}>
          <Button type="submit" variant="primary" loading={isSaving}>
            {messages.saveNote}
          </Button>
          <QuietButton onClick={cancel}>{messages.cancel}</QuietButton>
        </Stack>
      </Stack>
    </form>
  );
}

interface NoteListProps {
  notes: Notes;
  /** The page in sight, for a new note. */
  page: number;
  written: WrittenNote;
  onGo: (place: Place) => void;
}

/** Somebody's own highlights and notes, by page. */
export function NoteList({ notes, page, written, onGo }: NoteListProps) {
  const messages = useMessages({ en, ar });
  const { query, items, remove } = notes;
  /** The note that somebody is asked about. */
  const [removed, setRemoved] = useState<PdfNote | null>(null);
  if (query.isError && !query.data) {
    return <LoadError error={query.error} title={messages.notesNotLoaded} onRetry={() => void query.refetch()} />;
  }
  const { draft, stored, begin } = written;
  const isNew = draft !== null && stored === null && written.isKnown;
  return (
    <KeepFocus>
      <Stack gap={12}>
        {isNew ? (
          <NoteForm written={{ ...written, draft }} />
        ) : (
          <QuietButton
            icon={<StickyNote aria-hidden="true" />}
            disabled={!written.isKnown}
            onClick={() => begin({ id: null, page, colour: 'yellow', text: '' })}
          >
            {messages.addNote(page)}
          </QuietButton>
        )}
        {query.data && items.length === 0 && !isNew && <p>{messages.noNotes}</p>}
        <List>
          {items.map((note) => (
            <Item key={note._id} data-note={note._id} style={{ borderInlineStartColor: paint[note.colour] }}>
              <button type="button" onClick={() => onGo({ page: note.page, offset: note.rectangles[0]?.y ?? 0 })}>
                <small>{messages.page(note.page)}</small>
                {note.quote && <q dir="auto">{note.quote}</q>}
                {note.text && stored !== note && (
                  <span data-part="text" dir="auto">
                    {note.text}
                  </span>
                )}
              </button>
              {draft && stored === note ? (
                <NoteForm written={{ ...written, draft }} />
              ) : (
                <div>
                  <IconButton
                    label={messages.editNote}
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => begin(noteDraftOf(note))}
                  />
                  <IconButton
                    label={messages.removeNote}
                    tone="danger"
                    icon={<Trash2 aria-hidden="true" />}
                    // A highlight can be made again.
                    onClick={() => (note.text === '' ? remove.mutate(note._id) : setRemoved(note))}
                  />
                </div>
              )}
            </Item>
          ))}
        </List>
        {removed && (
          <ConfirmDialog
            open
            tone="danger"
            title={messages.removeNoteTitle}
            confirmLabel={messages.removeNote}
            onClose={() => setRemoved(null)}
            onConfirm={() => remove.mutateAsync(removed._id)}
          >
            {messages.removeNoteText}
          </ConfirmDialog>
        )}
      </Stack>
    </KeepFocus>
  );
}
