import type { VideoId } from '@rubrica/api-client/contract';

/** The page of the library. */
export const videosPath = '/admin/videos';

/** Where a video is edited; a new one without an id. */
export function editPath(id?: VideoId): string {
  return `${videosPath}?${new URLSearchParams({ edit: id ?? 'new' }).toString()}`;
}

/** Where a video's captions in a language are edited. */
export function captionsPath(id: VideoId, language: string): string {
  return `${videosPath}?${new URLSearchParams({ edit: id, captions: language }).toString()}`;
}
