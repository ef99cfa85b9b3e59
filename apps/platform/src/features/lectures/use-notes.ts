import type { VideoId, VideoNoteId } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { invalidate, keyOf } from '../../lib/query-keys.ts';

/** More notes than anybody takes of one video. */
const limit = 100;

/** Reads and changes one's own notes of a video. */
export function useNotes(video: VideoId) {
  const client = useQueryClient();
  const onSuccess = () => invalidate(client, 'VideoNote');
  return {
    query: useQuery({
      queryKey: keyOf('VideoNote', video),
      queryFn: ({ signal }) => api.listVideoNotes({ query: { video, limit }, signal }),
    }),
    create: useMutation({
      mutationFn: (body: { atMs: number; text: string }) => api.createVideoNote({ body: { video, ...body } }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: VideoNoteId; atMs: number; text: string }) =>
        api.updateVideoNote({ params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: VideoNoteId) => api.removeVideoNote({ params: { id } }),
      onSuccess,
    }),
  };
}
