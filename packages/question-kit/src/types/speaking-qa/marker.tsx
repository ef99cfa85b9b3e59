import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { speakingReviewStyles } from '../../views/speaking/review-styles.ts';
import { SpeakingMarker } from '../../views/speaking/speaking-marker.tsx';
import { promptLook } from '../../views/speaking/spoken-prompt.tsx';
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
