import type { VideoId } from '@rubrica/api-client/contract';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';

/** Returns the titles of videos by `_id`, as they arrive. */
export function useVideoTitles(videos: readonly VideoId[]): ReadonlyMap<VideoId, string> {
  return useQueries({
    queries: videos.map((id) => ({
      queryKey: keyOf('Video', 'title', id),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { title } = await api.getVideo({ params: { id }, signal });
        return [id, title] as const;
      },
      staleTime: 60_000,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [data] : []))),
  });
}
