import type { PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { Button, IconButton, QuietButton, Stack, TextArea, token } from '@rubrica/ui';
import { Pencil, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { LoadError } from '../../../../lib/page/load-error.tsx';
import type { Place } from '../layout/page-layout.ts';
import { ar, en } from '../messages.ts';
import { colours, paint, swatch } from '../notes/colours.ts';
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

interface NoteFormProps {
  note: Pick<PdfNote, 'colour' | 'text'>;
  isSaving: boolean;
  onSave: (change: Pick<PdfNote, 'colour' | 'text'>) => void;
  onCancel: () => void;
}

function NoteForm({ note, isSaving, onSave, onCancel }: NoteFormProps) {
  const messages = useMessages({ en, ar });
  const [colour, setColour] = useState(note.colour);
  const [text, setText] = useState(note.text);
  const save = () => {
    // A key that is held down would store the note several times.
    if (!isSaving) onSave({ colour, text: text.trim() });
  };
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
          value={text}
          // The form closes once it is saved, with whatever would be typed until then.
          readOnly={isSaving}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
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
                checked={each === colour}
                onChange={() => setColour(each)}
              />
              <span data-colour={each} />
            </label>
          ))}
        </Colours>
        <Stack gap={8} style={{ gridAutoFlow: 'column', justifyContent: 'start' }}>
          <Button type="submit" variant="primary" loading={isSaving}>
            {messages.saveNote}
          </Button>
          <QuietButton onClick={onCancel}>{messages.cancel}</QuietButton>
        </Stack>
      </Stack>
    </form>
  );
}

interface NoteListProps {
  notes: Notes;
  /** The page in sight, for a new note. */
  page: number;
  /** The note that is being written: its id, `new`, or none. */
  edited: PdfNoteId | 'new' | null;
  onEdit: (edited: PdfNoteId | 'new' | null) => void;
  onGo: (place: Place) => void;
}

/** Somebody's own highlights and notes, by page. */
export function NoteList({ notes, page, edited, onEdit, onGo }: NoteListProps) {
  const messages = useMessages({ en, ar });
  const { query, items, create, update, remove } = notes;
  if (query.isError && !query.data) {
    return <LoadError error={query.error} title={messages.notesNotLoaded} onRetry={() => void query.refetch()} />;
  }
  const add = (note: Pick<PdfNote, 'colour' | 'text'>) => {
    if (note.text === '') return onEdit(null);
    create.mutate({ page, ...note }, { onSuccess: () => onEdit(null) });
  };
  return (
    <Stack gap={12}>
      {edited === 'new' ? (
        <NoteForm
          note={{ colour: 'yellow', text: '' }}
          isSaving={create.isPending}
          onSave={add}
          onCancel={() => onEdit(null)}
        />
      ) : (
        <QuietButton icon={<StickyNote aria-hidden="true" />} onClick={() => onEdit('new')}>
          {messages.addNote(page)}
        </QuietButton>
      )}
      {query.data && items.length === 0 && edited !== 'new' && <p>{messages.noNotes}</p>}
      <List>
        {items.map((note) => (
          <Item key={note._id} data-note={note._id} style={{ borderInlineStartColor: paint[note.colour] }}>
            <button type="button" onClick={() => onGo({ page: note.page, offset: note.rectangles[0]?.y ?? 0 })}>
              <small>{messages.page(note.page)}</small>
              {note.quote && <q dir="auto">{note.quote}</q>}
              {note.text && edited !== note._id && (
                <span data-part="text" dir="auto">
                  {note.text}
                </span>
              )}
            </button>
            {edited === note._id ? (
              <NoteForm
                note={note}
                isSaving={update.isPending}
                onSave={(change) => update.mutate({ id: note._id, ...change }, { onSuccess: () => onEdit(null) })}
                onCancel={() => onEdit(null)}
              />
            ) : (
              <div>
                <IconButton
                  label={messages.editNote}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => onEdit(note._id)}
                />
                <IconButton
                  label={messages.removeNote}
                  tone="danger"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove.mutate(note._id)}
                />
              </div>
            )}
          </Item>
        ))}
      </List>
    </Stack>
  );
}
