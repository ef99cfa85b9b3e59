import { bookContentSchema, type Book, type BookContent } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { SaveState } from '../../../lib/saving/save-state.ts';
import { useSave } from '../../../lib/saving/use-save.ts';
import { useStoredDraft } from '../../../lib/storage/use-stored-draft.ts';
import { contentOf } from './book-changes.ts';

/** `product.md`, "Answers", holds for whatever is saved by itself: after 2 s of rest, and 10 s at most. */
const restMs = 2_000;
const maxDelayMs = 10_000;
/** After a save that did not reach the server. */
const retryMs = 5_000;

const isContent = (value: unknown): value is BookContent => bookContentSchema.safeParse(value).success;

interface BookToSave {
  content: BookContent;
  /** The stored book that it is based on. */
  on: Book;
}

/** Keeps what is written of a book on the device at once, and on the server after a pause. */
export function useBookSaving(stored: Book) {
  const [base, setBase] = useState(stored);
  const local = useStoredDraft<BookContent>({
    kind: 'book',
    id: base._id,
    rev: String(base.rev),
    initial: () => contentOf(base),
    isValid: isContent,
  });
  const { value, isChanged, markSaved, adopt } = local;
  const saving = useSave('updateBook', ({ content, on }: BookToSave) =>
    api.updateBook({ params: { id: on._id }, body: { rev: on.rev, ...content } }),
  );
  const { state, save: send, reset } = saving;
  const hasTitle = value.title.trim() !== '';
  const firstUnsentAt = useRef<number>(undefined);
  const refused = useRef<BookContent>(undefined);
  const newest = useRef({ value, base, isChanged });
  useEffect(() => {
    newest.current = { value, base, isChanged };
  });

  const saveNow = useCallback(
    async (on?: Book): Promise<Book | null> => {
      const { value: content, base: based, isChanged: isUnsaved } = newest.current;
      if (!isUnsaved && !on) return based;
      if (content.title.trim() === '') return null;
      firstUnsentAt.current = undefined;
      const outcome = await send({ content, on: on ?? based });
      if (outcome.kind === 'failed') refused.current = content;
      if (outcome.kind !== 'saved') return null;
      const { reply } = outcome;
      markSaved(content, reply._id, String(reply.rev));
      setBase(reply);
      const isNewest = newest.current.value === content;
      newest.current = { ...newest.current, base: reply, isChanged: !isNewest };
      return isNewest ? reply : null;
    },
    [send, markSaved],
  );
  const underWay = useRef<Promise<Book | null>>(Promise.resolve(null));
  /**
   * Saves; resolves with the stored book, or null where the newest content is not on the server. A save that is under way ends before: two
   * on the same revision would be a conflict of somebody with themselves.
   */
  const save = useCallback(
    (on?: Book): Promise<Book | null> => {
      const next = underWay.current.then(() => saveNow(on));
      underWay.current = next;
      return next;
    },
    [saveNow],
  );

  useEffect(() => {
    const isBusy = state.kind === 'saving' || state.kind === 'conflict' || state.kind === 'closed';
    if (!isChanged || !hasTitle || isBusy || refused.current === value) return undefined;
    const now = Date.now();
    firstUnsentAt.current ??= now;
    const delayMs = state.kind === 'offline' ? retryMs : Math.min(restMs, firstUnsentAt.current + maxDelayMs - now);
    const timer = setTimeout(() => void save(), Math.max(0, delayMs));
    return () => clearTimeout(timer);
  }, [value, isChanged, hasTitle, state.kind, save]);

  /** Goes on from a book of the server; what was written here is dropped. */
  const take = useCallback(
    (book: Book) => {
      adopt(contentOf(book));
      setBase(book);
      reset();
    },
    [adopt, reset],
  );

  const shown: SaveState<unknown, unknown> = isChanged && state.kind === 'saved' ? { kind: 'waiting' } : state;
  return { local, base, setBase, save, take, conflict: saving.conflict, hasTitle, shown };
}
