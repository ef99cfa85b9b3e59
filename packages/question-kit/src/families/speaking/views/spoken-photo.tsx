import type { FileRef } from '../../../primitives/schema/fields.ts';
import { StimulusImage } from '../../../primitives/stimulus/stimulus-image.tsx';
import type { SpokenLook, SpokenPromptProps } from './spoken-kind.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

interface Photo {
  id: ItemId;
  image: FileRef;
  alt: string;
}

function PhotoToDescribe({ item, messages }: SpokenPromptProps<Photo>) {
  return <StimulusImage file={item.image} alt={item.alt} messages={messages} />;
}

/** A photo to speak about, large, and larger on request. */
export const photoLook: SpokenLook<Photo> = { kind: 'photo', Prompt: PhotoToDescribe };
