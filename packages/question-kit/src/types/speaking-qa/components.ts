import { sharedComponents, type SpokenComponent } from '../../families/speaking/components.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';

type Field = Extract<keyof SpeakingQaEntry, `student${string}Mark`>;
type Maxima = Pick<SpeakingQaBlock, Extract<keyof SpeakingQaBlock, `${string}Mark`>>;

const worthless: Maxima = {
  communicationMark: 0,
  languageKnowledgeMark: 0,
  spontaneityFluencyMark: 0,
  pronunciationIntonationMark: 0,
};

/** The four components in the order they are marked. */
export function speakingQaComponents(block: Maxima = worthless): SpokenComponent<Field>[] {
  return [
    ...sharedComponents(block),
    { itemId: 'spontaneityFluency', field: 'studentSpontaneityFluencyMark', maximum: block.spontaneityFluencyMark },
    {
      itemId: 'pronunciationIntonation',
      field: 'studentPronunciationIntonationMark',
      maximum: block.pronunciationIntonationMark,
    },
  ];
}
