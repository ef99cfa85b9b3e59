import type { FileRef } from '../../../../primitives/schema/fields.ts';
import type { MediaStore } from '../../../../primitives/media/media-store.ts';
import { storySound } from '../../../../primitives/media/stories/story-sound.ts';
import { storyStore } from '../../../../primitives/recorder/stories/story-store.ts';
import { storyPhoto } from '../../../../primitives/stories/story-photo.ts';
import { kitchen, market } from './scenes.ts';

const photos: Readonly<Record<string, string>> = {
  'file-photo-harbour': storyPhoto,
  'file-photo-market': market,
  'file-photo-kitchen': kitchen,
};

const sounds = new Map<string, string>();

/** A drawn photo, or a sound of a few seconds for whatever is heard or seen: no story needs a server. */
function address({ id }: FileRef): string {
  const photo = photos[id];
  if (photo !== undefined) return photo;
  const sound = sounds.get(id) ?? storySound(6);
  sounds.set(id, sound);
  return sound;
}

/** A host that keeps recordings in the page. */
export function speakingMedia(): MediaStore {
  const store = storyStore({});
  return { ...store, url: (file) => (file.id.startsWith('stored-') ? store.url(file) : address(file)) };
}

/** A host that keeps nothing. */
export const readingMedia: MediaStore = { url: address };

/** A host that has lost what it kept. */
export const lostMedia: MediaStore = {
  ...speakingMedia(),
  url: () => Promise.reject(new Error('The file is gone.')),
};
