import type { Book, BookContent } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import type { SaveState } from '../../../lib/saving/save-state.ts';
import { sendWhenLeaving } from '../../../lib/saving/send-when-leaving.ts';
import { useSave } from '../../../lib/saving/use-save.ts';
import { useStoredDraft } from '../../../lib/storage/use-stored-draft.ts';
import { contentOf } from './book-changes.ts';

/** `product.md`, "Answers", holds for whatever is saved by itself: after 2 s of rest, and 10 s at most. */
const restMs = 2_000;
const maxDelayMs = 10_000;
/** After a save that did not reach the server. */
const retryMs = 5_000;

/** Whether something that was stored on a device is the content of a book; its limits are checked when it is saved. */
function isContent(value: unknown): value is BookContent {
  if (typeof value !== 'object' || value === null) return false;
  if (!('title' in value && 'language' in value && 'pages' in value && 'questions' in value)) return false;
  const { title, pages, questions } = value;
  return typeof title === 'string' && Array.isArray(pages) && pages.every(isPage) && Array.isArray(questions);
}

const isPage = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  'text' in value &&
  typeof value.text === 'string' &&
  'images' in value &&
  Array.isArray(value.images);

interface BookToSave {
  content: BookContent;
  /** The revision that it is written over. */
  rev: number;
  /** Whether that is the stored book of a conflict, which stays a version of its own. */
  isChosen: boolean;
}

/** A conflict is decided also while the title is cleared, which the server takes from nobody. */
const titled = (content: BookContent, { title }: Book): BookContent =>
  content.title.trim() === '' ? { ...content, title } : content;

/** Keeps what is written of a book on the device at once, and on the server after a pause. */
export function useBookSaving(stored: Book) {
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const local = useStoredDraft<BookContent>({
    kind: 'book',
    id: base._id,
    rev: String(base.rev),
    initial: () => contentOf(base),
    isValid: isContent,
  });
  const { value, isChanged, change, markSaved, adopt } = local;
  const rev = Number(local.rev);
  const { _id: id } = stored;
  const saving = useSave('updateBook', ({ content, rev: on, isChosen }: BookToSave) =>
    api.updateBook({ params: { id }, body: { rev: on, ...(isChosen && { chosen: 'mine' }), ...content } }),
  );
  const { state, save: send, reset } = saving;
  const hasTitle = value.title.trim() !== '';
  const firstUnsentAt = useRef<number>(undefined);
  const refused = useRef<BookContent>(undefined);
  /**
   * What was sent and never confirmed. It is sent again before anything newer: had the server stored it and only its reply been lost,
   * newer content on the same revision would look like somebody else's.
   */
  const unconfirmed = useRef<BookContent>(undefined);
  const newest = useRef({ value, base, rev, isChanged });
  useEffect(() => {
    newest.current = { value, base, rev, isChanged };
  });

  /** Sends one content. Resolves with the stored book, or null where it is not on the server. */
  const sendOne = useCallback(
    async (content: BookContent, over?: Book): Promise<Book | null> => {
      firstUnsentAt.current = undefined;
      const sent = over ? titled(content, over) : content;
      if (sent !== content) {
        newest.current = { ...newest.current, value: sent };
        change(sent);
      }
      const outcome = await send({ content: sent, rev: over?.rev ?? newest.current.rev, isChosen: over !== undefined });
      unconfirmed.current = outcome.kind === 'offline' && !over ? sent : undefined;
      if (outcome.kind === 'failed') refused.current = sent;
      if (outcome.kind !== 'saved') return null;
      const { reply } = outcome;
      markSaved(sent, reply._id, String(reply.rev));
      setBase(reply);
      newest.current = { ...newest.current, base: reply, rev: reply.rev, isChanged: newest.current.value !== sent };
      return reply;
    },
    [send, change, markSaved],
  );
  const saveNow = useCallback(
    async (over?: Book): Promise<Book | null> => {
      if (unconfirmed.current && !over && !(await sendOne(unconfirmed.current))) return null;
      const { value: content, base: based, isChanged: isUnsaved } = newest.current;
      if (!isUnsaved && !over) return based;
      if (content.title.trim() === '' && !over) return null;
      const reply = await sendOne(content, over);
      return newest.current.isChanged ? null : reply;
    },
    [sendOne],
  );
  const underWay = useRef<Promise<Book | null>>(Promise.resolve(null));
  /**
   * Saves; resolves with the stored book, or null where the newest content is not on the server. A save that is under way ends before: two
   * on the same revision would be a conflict of somebody with themselves.
   *
   * @param over the stored book of a conflict, where it is written over
   */
  const save = useCallback(
    (over?: Book): Promise<Book | null> => {
      const next = underWay.current.then(() => saveNow(over));
      underWay.current = next;
      return next;
    },
    [saveNow],
  );

  const canSend = isChanged && hasTitle && state.kind !== 'conflict' && state.kind !== 'closed';
  // Somebody else has saved since it was written: that is to be decided before anything is added.
  const isOutdated = rev !== base.rev;
  useEffect(() => {
    if (!canSend || state.kind === 'saving' || refused.current === value) return undefined;
    const now = Date.now();
    firstUnsentAt.current ??= now;
    const pauseMs = isOutdated ? 0 : Math.min(restMs, firstUnsentAt.current + maxDelayMs - now);
    const timer = setTimeout(() => void save(), Math.max(0, state.kind === 'offline' ? retryMs : pauseMs));
    return () => clearTimeout(timer);
  }, [value, canSend, isOutdated, state.kind, save]);

  const isToSend = useRef(false);
  useEffect(() => {
    isToSend.current = canSend && refused.current !== value;
  });
  useEffect(() => {
    const sendWaiting = async () => {
      if (isToSend.current) await save();
    };
    const stop = sendWhenLeaving(() => void sendWaiting());
    return () => {
      stop();
      // The list shows it as it is now when somebody comes back to it.
      void client.invalidateQueries({ queryKey: keyOf('Book'), refetchType: 'none' });
      if (isToSend.current) void sendWaiting().then(() => invalidate(client, 'Book'));
    };
  }, [client, save]);

  /** Goes on from a book of the server; what was written here is dropped. */
  const take = useCallback(
    (book: Book) => {
      unconfirmed.current = undefined;
      adopt(contentOf(book));
      setBase(book);
      reset();
    },
    [adopt, reset],
  );
  /** Ends a conflict with the stored book, once what was written here is kept as a version. */
  const takeTheirs = useCallback(
    async (current: Book) => {
      const { value: mine, rev: outdated } = newest.current;
      const content = titled(mine, current);
      // Over an outdated revision: a server of the version before, which does not know what is chosen, refuses it instead of storing it.
      take(await api.updateBook({ params: { id }, body: { rev: outdated, chosen: 'theirs', ...content } }));
    },
    [id, take],
  );

  const shown: SaveState<unknown, unknown> = isChanged && state.kind === 'saved' ? { kind: 'waiting' } : state;
  return { local, base, setBase, save, take, takeTheirs, conflict: saving.conflict, hasTitle, shown };
}
