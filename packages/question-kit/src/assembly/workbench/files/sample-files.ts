import type { FileRef } from '../../../primitives/schema/fields.ts';
import { storySound } from '../../../primitives/media/stories/story-sound.ts';
import { kitchen, market } from '../../../families/speaking/views/stories/scenes.ts';
import { storyPhoto } from '../../../primitives/stories/story-photo.ts';

const pictures: Readonly<Record<string, string>> = {
  'file-quay': storyPhoto,
  'file-courtyard': storyPhoto,
  'file-photo-harbour': storyPhoto,
  'file-photo-market': market,
  'file-photo-kitchen': kitchen,
};

/** The recordings of the Listening paper, which are the project's own. */
const recordings: Readonly<Record<string, string>> = {
  'sample-island-boat': new URL('../../samples/audio/island-boat.mp3', import.meta.url).href,
  'sample-harbour-office': new URL('../../samples/audio/harbour-office.mp3', import.meta.url).href,
};

/** The spoken prompts of the samples begin so; a tone stands in for each. */
const spoken = /^(?:video|audio|prompt)-/u;

const sounds = new Map<string, string>();

/** The address of a file that comes with the samples; null for any other. */
export function sampleFileUrl({ id }: FileRef): string | null {
  const picture = pictures[id] ?? recordings[id];
  if (picture !== undefined) return picture;
  if (!spoken.test(id)) return null;
  const sound = sounds.get(id) ?? storySound(6);
  sounds.set(id, sound);
  return sound;
}
