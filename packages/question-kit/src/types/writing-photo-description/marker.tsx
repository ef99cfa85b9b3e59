import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { photoLayout } from '../../primitives/stimulus/layouts.ts';
import { writingMarkerStyles } from '../../families/writing/views/marker-styles.ts';
import { WritingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry } from './schema.ts';

/** How a description of a photo is marked. No machine marks a text, so there is nothing to accept. */
export const writingPhotoDescriptionMarker: MarkerView<WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
  layout: photoLayout,
};
