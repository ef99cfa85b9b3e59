import type { MarkerViewOf } from '../../views/marker/marker-view.ts';
import { photoLayout } from '../../views/stimulus/layouts.ts';
import { writingMarkerStyles } from '../../views/writing/marker-styles.ts';
import { WritingMarker } from '../../views/writing/writing-marker.tsx';

/** How a description of a photo is marked. No machine marks a text, so there is nothing to accept. */
export const writingPhotoDescriptionMarker: MarkerViewOf<'WritingPhotoDescription'> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
  layout: photoLayout,
};
