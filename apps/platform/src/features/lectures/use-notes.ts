import type { VideoId, VideoNote, VideoNoteId } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** More notes than anybody takes of one video. */
const limit = 100;

type NoteList = Awaited<ReturnType<typeof api.listVideoNotes>>;

/** Reads and changes one's own notes of a video. Whoever creates one keeps it until it is stored, and says if it is not. */
export function useNotes(video: VideoId) {
  const { lecture, notes } = useMessages({ en, ar });
  const client = useQueryClient();
  const queryKey = keyOf('VideoNote', video);
  /** Shows a change at once. Nobody waits for the list, which is fetched again, because the server has the note. */
  const change = (next: (items: NoteList['items']) => VideoNote[]) => {
    client.setQueryData<NoteList>(queryKey, (list) => list && { ...list, items: next(list.items) });
    void invalidate(client, 'VideoNote');
  };
  return {
    query: useQuery({
      queryKey,
      queryFn: ({ signal }) => api.listVideoNotes({ query: { video, limit }, signal }),
    }),
    create: useMutation({
      mutationFn: (body: { atMs: number; text: string }) => api.createVideoNote({ body: { video, ...body } }),
      onSuccess: (note) => change((items) => [...items, note]),
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: VideoNoteId; atMs: number; text: string }) =>
        api.updateVideoNote({ params: { id }, body }),
      onSuccess: (note) => change((items) => items.map((item) => (item._id === note._id ? note : item))),
      // Also for who has left the page meanwhile.
      onError: () => toast.error(notes.keptHere),
    }),
    remove: useMutation({
      mutationFn: (id: VideoNoteId) => api.removeVideoNote({ params: { id } }),
      onSuccess: (_, id) => change((items) => items.filter(({ _id }) => _id !== id)),
      onError: () => toast.error(lecture.failed),
    }),
  };
}
