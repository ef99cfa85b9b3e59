import type { PdfId, PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { useState } from 'react';
import { openDrafts } from '../../../../lib/storage/drafts.ts';
import { colours } from './colours.ts';
import type { Notes } from './use-notes.ts';

/** A note while it is written. */
export interface NoteDraft extends Pick<PdfNote, 'page' | 'colour' | 'text'> {
  /** The note that is changed; null for a new one. */
  id: PdfNoteId | null;
}

/** A stored note as it is changed. */
export function noteDraftOf({ _id, page, colour, text }: PdfNote): NoteDraft {
  return { id: _id, page, colour, text };
}

const kind = 'pdf-note';

function isNoteDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'page' in value && 'colour' in value && 'text' in value)) return false;
  const { id, page, colour, text } = value;
  const isNamed = id === null || typeof id === 'string';
  return isNamed && Number.isInteger(page) && colours.some((each) => each === colour) && typeof text === 'string';
}

/**
 * The note that somebody is writing. It stays while the panel is closed or shows something else, and on this device, until it is saved
 * or given up.
 */
export function useNoteDraft(pdf: PdfId, { query, items, create, update }: Notes) {
  const [drafts] = useState(openDrafts);
  const [draft, setDraft] = useState<NoteDraft | null>(() => drafts.read(kind, pdf, isNoteDraft)?.value ?? null);
  const isSaving = create.isPending || update.isPending;
  const set = (next: NoteDraft | null) => {
    setDraft(next);
    if (next) drafts.store(kind, pdf, { base: '', value: next });
    else drafts.remove(kind, pdf);
  };
  const stored = items.find(({ _id }) => _id === draft?.id) ?? null;

  /** Saves what is written, and goes on to the next note once that is done. */
  const saveBefore = (next: NoteDraft | null) => {
    if (!draft) return set(next);
    // A key that is held down would store the note several times.
    if (isSaving) return;
    const { id, page, colour } = draft;
    const text = draft.text.trim();
    const onSuccess = () => set(next);
    if (stored) {
      if (stored.text === text && stored.colour === colour) return set(next);
      return update.mutate({ id: stored._id, colour, text }, { onSuccess });
    }
    if (id === null && text === '') return set(next);
    create.mutate({ page, colour, text }, { onSuccess });
  };

  return {
    draft,
    /** The stored note that is changed; null for a new one, and for one that was removed elsewhere. */
    stored,
    /** Whether it is known which of the two it is. */
    isKnown: draft?.id === null || query.data !== undefined,
    isSaving,
    change: (part: Pick<NoteDraft, 'colour'> | Pick<NoteDraft, 'text'>) => draft && set({ ...draft, ...part }),
    /** Begins to write a note. What was being written is saved before. */
    begin: saveBefore,
    save: () => saveBefore(null),
    cancel: () => set(null),
  };
}

/** What `useNoteDraft` returns. */
export type WrittenNote = ReturnType<typeof useNoteDraft>;
