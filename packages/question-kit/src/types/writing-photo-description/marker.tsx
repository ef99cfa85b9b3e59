import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { photoLayout } from '../../primitives/stimulus/layouts.ts';
import { writingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry } from './schema.ts';

/** How a description of a photo is marked. */
export const writingPhotoDescriptionMarker: MarkerView<WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry> = {
  ...writingMarker,
  layout: photoLayout,
};
