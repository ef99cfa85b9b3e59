import type { PdfId, PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { useState } from 'react';
import { useExclusive } from '../../../../lib/forms/use-exclusive.ts';
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
  const set = (next: NoteDraft | null) => {
    setDraft(next);
    if (next) drafts.store(kind, pdf, { base: '', value: next });
    else drafts.remove(kind, pdf);
  };
  const stored = items.find(({ _id }) => _id === draft?.id) ?? null;
  const isNew = draft?.id === null;
  const isKnown = !draft || isNew || query.data !== undefined;
  const text = draft?.text.trim() ?? '';
  /** Whether it is other than what is stored. */
  const isChanged =
    draft !== null && (stored ? stored.text !== text || stored.colour !== draft.colour : !isNew || text !== '');

  /** Saves what is written, and goes on to the next note once that is done. A key that is held down stores it once. */
  const [saveBefore, isSaving] = useExclusive(async (next: NoteDraft | null) => {
    // A note of which it is not known whether it is stored would be stored once more.
    if (!isKnown) return;
    if (draft && isChanged) {
      const { page, colour } = draft;
      try {
        await (stored
          ? update.mutateAsync({ id: stored._id, colour, text })
          : create.mutateAsync({ page, colour, text }));
      } catch {
        // A toast has said so, and it is still being written.
        return;
      }
    }
    set(next);
  });

  return {
    draft,
    /** The stored note that is changed; null for a new one, and for one that was removed elsewhere. */
    stored,
    /** Whether it is known which of the two it is. Until then it is neither saved, nor is another one begun. */
    isKnown,
    isChanged,
    isSaving,
    change: (part: Pick<NoteDraft, 'colour'> | Pick<NoteDraft, 'text'>) => draft && set({ ...draft, ...part }),
    /** Begins to write a note. What was being written is saved before. */
    begin: (next: NoteDraft) => void saveBefore(next),
    save: () => void saveBefore(null),
    cancel: () => set(null),
  };
}

/** What `useNoteDraft` returns. */
export type WrittenNote = ReturnType<typeof useNoteDraft>;
