import type { MediaStore } from '../../packages/question-kit/src/primitives/media/media-store.ts';
import { storySound } from '../../packages/question-kit/src/primitives/media/stories/story-sound.ts';
import { storyMedia } from '../../packages/question-kit/src/primitives/stories/story-files.ts';

/** Never settles: a film has no picture that two machines would draw alike. */
const onItsWay = new Promise<never>(() => undefined);

/** A host whose pictures are drawn, whose sound is a tone, and whose films are still on their way. */
export const pageMedia: MediaStore = {
  url(file) {
    if (file.mime.startsWith('audio/')) return storySound((file.durationMs ?? 5000) / 1000);
    return file.mime.startsWith('video/') ? onItsWay : storyMedia.url(file);
  },
  upload: () => onItsWay,
};
