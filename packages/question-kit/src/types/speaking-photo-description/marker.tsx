import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpeakingMarker } from '../../families/speaking/views/speaking-marker.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';
import { sharedComponents } from '../../families/speaking/components.ts';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';

function Marker(props: MarkerProps<SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry>) {
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
export const speakingPhotoDescriptionMarker: MarkerView<SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry> =
  {
    Marker,
    accept: ({ entry }) => entry,
    styles: speakingReviewStyles,
  };
