import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { speakingReviewStyles } from '../../views/speaking/review-styles.ts';
import { SpeakingMarker } from '../../views/speaking/speaking-marker.tsx';
import { photoLook } from '../../views/speaking/spoken-photo.tsx';
import { sharedComponents } from '../../speaking/components.ts';
import { speakingPhotoDescriptionTemplate } from './template.ts';

function Marker(props: MarkerPropsOf<'SpeakingPhotoDescription'>) {
  return (
    <SpeakingMarker
      {...props}
      look={photoLook}
      components={sharedComponents(props.block)}
      empty={speakingPhotoDescriptionTemplate}
    />
  );
}

/** How a description is marked. No machine marks speech, so there is nothing to accept. */
export const speakingPhotoDescriptionMarker: MarkerViewOf<'SpeakingPhotoDescription'> = {
  Marker,
  accept: ({ entry }) => entry,
  styles: speakingReviewStyles,
};
