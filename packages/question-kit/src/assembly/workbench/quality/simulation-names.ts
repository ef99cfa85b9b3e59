import { useUi } from '@rubrica/ui';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { simulationTexts, type SimulationTexts } from '../../quality/simulated/texts.ts';
import type { Draft } from '../../core/question.ts';
import { isAnswerable } from '../../../types/question-types.ts';

/** What is said of simulated students in the language of the page. */
export function useSimulationTexts(): SimulationTexts {
  const { language } = useUi();
  return isArabic(language) ? simulationTexts.ar : simulationTexts.en;
}

/** The blocks that students answer, with their places and their numbers from 1. */
export function answeredBlocks({ questions }: Draft): { index: number; position: number }[] {
  return questions
    .flatMap(({ type }, index) => (isAnswerable(type) ? [index] : []))
    .map((index, at) => ({ index, position: at + 1 }));
}
