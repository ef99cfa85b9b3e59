import { isConflict } from '@rubrica/api-client';
import type { CallInput, Contract, PdfId, PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { useCommonMessages } from '../../../../lib/messages/common.ts';
import { invalidateKey, keyOf } from '../../../../lib/query-keys.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { ar, en } from '../messages.ts';

type NewNote = Pick<PdfNote, 'page' | 'colour'> & Partial<Pick<PdfNote, 'quote' | 'rectangles' | 'text'>>;

const byPlace = (a: PdfNote, b: PdfNote) =>
  a.page - b.page || (a.rectangles[0]?.y ?? 0) - (b.rectangles[0]?.y ?? 0) || a.createdAt.localeCompare(b.createdAt);

/** Somebody's own highlights and notes in a document. */
export function useNotes(pdf: PdfId) {
  const client = useQueryClient();
  const common = useCommonMessages();
  const messages = useMessages({ en, ar });
  const queryKey = keyOf('Pdf', pdf, 'notes');
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.listPdfNotes({ params: { id: pdf }, signal }),
  });
  const change = (next: (items: readonly PdfNote[]) => readonly PdfNote[]) => {
    client.setQueryData<{ items: readonly PdfNote[] }>(queryKey, (before) => before && { items: next(before.items) });
    // One note is not the list of all.
    if (!client.getQueryData(queryKey)) void invalidateKey(client, queryKey);
  };
  const onError = (fallback: string) => (error: unknown) => {
    toast.error(errorText(error, common, fallback));
  };

  const create = useMutation({
    mutationFn: (body: NewNote) => api.createPdfNote({ params: { id: pdf }, body }),
    onSuccess: (note) => change((items) => [...items, note].toSorted(byPlace)),
    onError: onError(messages.notSaved),
  });
  const replace = (note: PdfNote) => change((items) => items.map((each) => (each._id === note._id ? note : each)));
  const update = useMutation({
    mutationFn: ({ id, ...body }: { id: PdfNoteId } & CallInput<Contract['updatePdfNote']>['body']) =>
      api.updatePdfNote({ params: { id }, body }),
    onSuccess: replace,
    onError: (error) => {
      // Whoever writes the note goes on from what is stored.
      if (isConflict(error, 'updatePdfNote')) replace(error.current);
      else onError(messages.notSaved)(error);
    },
  });
  const remove = useMutation({
    mutationFn: (id: PdfNoteId) => api.removePdfNote({ params: { id } }),
    onSuccess: (_, id) => change((items) => items.filter((each) => each._id !== id)),
    onError: onError(messages.notRemoved),
  });

  return { query, items: query.data?.items ?? [], create, update, remove };
}

/** What `useNotes` returns. */
export type Notes = ReturnType<typeof useNotes>;
