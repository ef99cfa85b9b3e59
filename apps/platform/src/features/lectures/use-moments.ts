import type { Lecture, VideoId, VideoMomentId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type Moments = Lecture['notUnderstood'];

/** Marks moments of a lecture as not understood, and takes the marks back. */
export function useMoments(video: VideoId) {
  const { lecture: messages } = useMessages({ en, ar });
  const client = useQueryClient();
  // Also for who has left the page meanwhile.
  const onError = () => toast.error(messages.failed);
  const change = (next: (moments: Moments) => Moments) =>
    client.setQueryData<Lecture>(keyOf('Lecture', 'one', video), (lecture) =>
      lecture ? { ...lecture, notUnderstood: next(lecture.notUnderstood) } : lecture,
    );
  return {
    mark: useMutation({
      mutationFn: (atMs: number) => api.markNotUnderstood({ params: { id: video }, body: { atMs } }),
      onError,
      onSuccess: (moment) =>
        change((moments) =>
          [...moments.filter(({ _id }) => _id !== moment._id), moment].toSorted((a, b) => a.atMs - b.atMs),
        ),
    }),
    takeBack: useMutation({
      mutationFn: (id: VideoMomentId) => api.unmarkNotUnderstood({ params: { id } }),
      onError,
      onSuccess: (_, id) => change((moments) => moments.filter(({ _id }) => _id !== id)),
    }),
  };
}
