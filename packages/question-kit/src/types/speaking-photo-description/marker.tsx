import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpokenAnswer, SpokenAnswerMarks } from '../../families/speaking/views/speaking-marker.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';
import { sharedComponents } from '../../families/speaking/components.ts';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';

type Props = MarkerProps<SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry>;

const withComponents = (props: Props) => ({
  ...props,
  components: sharedComponents(props.block),
  empty: speakingPhotoDescriptionTemplate,
});

/** How a description is marked. No machine marks speech, so there is nothing to accept. */
export const speakingPhotoDescriptionMarker: MarkerView<SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry> =
  {
    Answer: (props) => <SpokenAnswer {...withComponents(props)} look={photoLook} />,
    Marks: (props) => <SpokenAnswerMarks {...withComponents(props)} />,
    accept: ({ entry }) => entry,
    styles: speakingReviewStyles,
  };
