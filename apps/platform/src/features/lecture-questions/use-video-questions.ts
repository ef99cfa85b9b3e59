import type { VideoId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** No video has more. */
const limit = 100;

export const questionsKey = (video: VideoId) => keyOf('LectureQuestion', 'of', video);

/** The questions of a video, in the order in which it stops for them. */
export function useVideoQuestions(video: VideoId) {
  return useQuery({
    queryKey: questionsKey(video),
    queryFn: async ({ signal }) =>
      (await api.listLectureQuestions({ query: { video, limit, sort: 'atMs' }, signal })).items,
  });
}
