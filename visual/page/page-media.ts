import type { MediaStore } from '../../packages/question-kit/src/primitives/media/media-store.ts';
import { storySound } from '../../packages/question-kit/src/primitives/media/stories/story-sound.ts';
import { storyMedia } from '../../packages/question-kit/src/primitives/stories/story-files.ts';

/** Keeps videos loading: their frames differ between machines. */
const neverSettles = new Promise<never>(() => undefined);

/** Serves drawn images and a tone; videos stay loading. */
export const pageMedia: MediaStore = {
  url(file) {
    if (file.mime.startsWith('audio/')) return storySound((file.durationMs ?? 5000) / 1000);
    return file.mime.startsWith('video/') ? neverSettles : storyMedia.url(file);
  },
  upload: () => neverSettles,
};
