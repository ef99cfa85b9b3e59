import type { Lecture } from '@rubrica/api-client/contract';
import type { LectureSource } from './player-types.ts';

/** Returns what a player plays of a video as the server describes it. */
export function sourceOf(source: Lecture['source']): LectureSource {
  return source.kind === 'file' ? { file: source.file.id } : { link: source.url };
}
