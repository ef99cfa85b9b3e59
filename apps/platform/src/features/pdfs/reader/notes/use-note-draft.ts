import { isConflict } from '@rubrica/api-client';
import type { PdfId, PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { useState } from 'react';
import { useExclusive } from '../../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { openDrafts } from '../../../../lib/storage/drafts.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { ar, en } from '../messages.ts';
import { colours } from './colours.ts';
import type { Notes } from './use-notes.ts';

/** A note while it is written. */
export interface NoteDraft extends Pick<PdfNote, 'page' | 'colour' | 'text'> {
  /** The note that is changed; null for a new one. */
  id: PdfNoteId | null;
  /** What is changed of the note, as it was stored when this began; absent where it is not known. */
  base?: Pick<PdfNote, 'colour' | 'text'> | undefined;
}

/** A stored note as it is changed. */
export function noteDraftOf({ _id, page, colour, text }: PdfNote): NoteDraft {
  return { id: _id, page, colour, text, base: { colour, text } };
}

/**
 * The draft of a note that was changed elsewhere meanwhile, made upon what is stored now; and whether it has two texts, which its
 * writer has to look at.
 */
function withStored(draft: NoteDraft, stored: PdfNote): { merged: NoteDraft; hasTwoTexts: boolean } {
  const { colour, text, base } = noteDraftOf(stored);
  const own = draft.text.trim();
  const isOwnNew = own !== draft.base?.text;
  const hasTwoTexts = isOwnNew && !['', own, draft.base?.text].includes(text);
  const only = isOwnNew ? draft.text : text;
  return {
    merged: {
      ...draft,
      colour: draft.colour === draft.base?.colour ? colour : draft.colour,
      text: hasTwoTexts ? `${text}\n\n${draft.text}` : only,
      base,
    },
    hasTwoTexts,
  };
}

const kind = 'pdf-note';

function isWritten(value: unknown): value is Pick<NoteDraft, 'colour' | 'text'> {
  if (typeof value !== 'object' || value === null || !('colour' in value && 'text' in value)) return false;
  return colours.some((each) => each === value.colour) && typeof value.text === 'string';
}

function isNoteDraft(value: unknown): value is NoteDraft {
  if (!isWritten(value) || !('id' in value && 'page' in value)) return false;
  const isNamed = value.id === null || typeof value.id === 'string';
  return isNamed && Number.isInteger(value.page) && (!('base' in value) || isWritten(value.base));
}

/**
 * The note that somebody is writing. It stays while the panel is closed or shows something else, and on this device, until it is saved
 * or given up.
 */
export function useNoteDraft(pdf: PdfId, { query, items, create, update }: Notes) {
  const messages = useMessages({ en, ar });
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
  const begun = draft?.base ?? stored;
  /** Whether it is other than what is stored, or was when it was begun: what was changed elsewhere since is not written over. */
  const isChanged =
    draft !== null && (stored && begun ? begun.text !== text || begun.colour !== draft.colour : !isNew || text !== '');

  /** Stores what is written; resolves with whether that is done. If not, a toast has said so, and it is still being written. */
  const store = async (written: NoteDraft): Promise<boolean> => {
    const { page, colour, base } = written;
    const own = written.text.trim();
    try {
      await (stored
        ? update.mutateAsync({ id: stored._id, colour, text: own, base })
        : create.mutateAsync({ page, colour, text: own }));
      return true;
    } catch (error) {
      if (!isConflict(error, 'updatePdfNote')) return false;
      const { merged, hasTwoTexts } = withStored(written, error.current);
      set(merged);
      if (!hasTwoTexts) return store(merged);
      toast.warning(messages.noteChangedElsewhere);
      return false;
    }
  };

  /** Saves what is written, and goes on to the next note once that is done. A key that is held down stores it once. */
  const [saveBefore, isSaving] = useExclusive(async (next: NoteDraft | null) => {
    // A note of which it is not known whether it is stored would be stored once more.
    if (!isKnown) return;
    if (!draft || !isChanged || (await store(draft))) set(next);
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
