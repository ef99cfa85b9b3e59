/**
 * How a type's stimulus lies: `photo` beside the questions where there is room, to be looked at closely; `source` beside
 * them as well, and folded away above them where there is not. Else it stands above them.
 */
export type StimulusLayout = 'photo' | 'source';
