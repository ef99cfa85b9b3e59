import { Beside } from './beside.tsx';
import { HighlightedStimulus } from './highlighted-stimulus.tsx';
import type { StimulusLayout } from './stimulus-layout.ts';

/** A photo beside the questions where the view is wide enough; it can be zoomed. */
export const photoLayout: StimulusLayout = { Beside };

/** A source text beside the questions, collapsed above them in a narrow view; the reader can highlight words. */
export const sourceLayout: StimulusLayout = { Beside, Highlightable: HighlightedStimulus };
