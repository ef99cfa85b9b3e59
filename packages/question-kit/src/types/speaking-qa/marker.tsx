import type { MarkerPropsOf, MarkerViewOf } from '../../primitives/marker/marker-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/review-styles.ts';
import { SpeakingMarker } from '../../families/speaking/views/speaking-marker.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import { speakingQaComponents } from './components.ts';
import { speakingQaTemplate } from './template.ts';

function Marker(props: MarkerPropsOf<'SpeakingQA'>) {
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
export const speakingQaMarker: MarkerViewOf<'SpeakingQA'> = {
  Marker,
  accept: ({ entry }) => entry,
  styles: speakingReviewStyles,
};
