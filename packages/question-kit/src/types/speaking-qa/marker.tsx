import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpokenAnswer, SpokenAnswerMarks } from '../../families/speaking/views/speaking-marker.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import { speakingQaComponents } from './components.ts';
import { speakingQaTemplate } from './defaults.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';

type Props = MarkerProps<SpeakingQaBlock, SpeakingQaEntry>;

const withComponents = (props: Props) => ({
  ...props,
  components: speakingQaComponents(props.block),
  empty: speakingQaTemplate,
});

/** How spoken answers are marked. No machine marks speech, so there is nothing to accept. */
export const speakingQaMarker: MarkerView<SpeakingQaBlock, SpeakingQaEntry> = {
  Answer: (props) => <SpokenAnswer {...withComponents(props)} look={promptLook} />,
  Marks: (props) => <SpokenAnswerMarks {...withComponents(props)} />,
  accept: ({ entry }) => entry,
  styles: speakingReviewStyles,
};
