import type { Video } from '@rubrica/api-client/contract';
import type { UpdateBody } from '../../lib/resource/resources.ts';

/** What a save sends of a video. */
export type VideoBody = UpdateBody<'Video'>;

/** Returns a stored video as a save sends it, based on its revision. */
export function toVideoBody(video: Video): VideoBody {
  const { rev, title, description, poster, durationMs, level, groups, order, status, captions } = video;
  const source = video.source.kind === 'file' ? ({ kind: 'file', file: video.source.file.id } as const) : video.source;
  return { rev, title, description, poster, durationMs, level, groups, order, status, captions, source };
}

/** Returns a video's captions with those of one language replaced, or removed where they are null. */
export function withCaptions(
  { captions }: Pick<Video, 'captions'>,
  language: string,
  replacement: Video['captions'][number] | null,
): Video['captions'] {
  const others = captions.filter((each) => each.language !== language);
  return replacement ? [...others, replacement] : others;
}
