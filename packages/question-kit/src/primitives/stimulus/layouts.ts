import { Beside } from './beside.tsx';
import { HighlightedStimulus } from './highlighted-stimulus.tsx';
import type { StimulusLayout } from './stimulus-layout.ts';

/** A photo beside the questions where there is room, to be looked at closely. */
export const photoLayout: StimulusLayout = { Beside };

/** A source text beside the questions, folded away above them where there is no room; its reader has a pen. */
export const sourceLayout: StimulusLayout = { Beside, Penned: HighlightedStimulus };
