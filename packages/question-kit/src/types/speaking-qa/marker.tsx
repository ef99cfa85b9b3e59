import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpeakingMarker } from '../../families/speaking/views/speaking-marker.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import { speakingQaComponents } from './components.ts';
import { speakingQaTemplate } from './defaults.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';

function Marker(props: MarkerProps<SpeakingQaBlock, SpeakingQaEntry>) {
  return (
    <SpeakingMarker
      {...props}
      look={promptLook}
      components={speakingQaComponents(props.block)}
      empty={speakingQaTemplate}
    />
  );
}

/** How spoken answers are marked. No machine marks speech, so there is nothing to accept. */
export const speakingQaMarker: MarkerView<SpeakingQaBlock, SpeakingQaEntry> = {
  Marker,
  accept: ({ entry }) => entry,
  styles: speakingReviewStyles,
};
