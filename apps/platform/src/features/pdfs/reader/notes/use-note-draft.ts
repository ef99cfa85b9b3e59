import { isConflict } from '@rubrica/api-client';
import type { PdfId } from '@rubrica/api-client/contract';
import { useState } from 'react';
import { useExclusive } from '../../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { openDrafts } from '../../../../lib/storage/drafts.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { ar, en } from '../messages.ts';
import { isNoteDraft, type NoteDraft, withSent, withStored } from './note-draft.ts';
import type { Notes } from './use-notes.ts';

const kind = 'pdf-note';

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
  const isOther = begun?.text !== text || begun.colour !== draft?.colour || draft.sent !== undefined;
  /**
   * Whether it is other than what is stored, or was when it was begun: what was changed elsewhere since is not written over. What was
   * sent may be stored, though this is again as it was begun.
   */
  const isChanged = draft !== null && (stored && begun ? isOther : !isNew || text !== '');

  /** Stores what is written; resolves with whether that is done. If not, a toast has said so, and it is still being written. */
  const store = async (written: NoteDraft): Promise<boolean> => {
    const { page, colour, base } = written;
    const own = written.text.trim();
    const sent = stored ? withSent(written) : written;
    if (sent !== written) set(sent);
    try {
      await (stored
        ? update.mutateAsync({ id: stored._id, colour, text: own, base })
        : create.mutateAsync({ page, colour, text: own }));
      return true;
    } catch (error) {
      if (!isConflict(error, 'updatePdfNote')) return false;
      const { merged, hasTwoTexts } = withStored(sent, error.current);
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
