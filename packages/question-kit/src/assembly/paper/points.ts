import { assignFields, type DraftAction } from '../../primitives/draft/action.ts';
import type { Draft } from '../core/question.ts';
import type { Block } from '../core/registry.ts';
import { pointsOf } from './totals.ts';

/** A field that says what something is worth. */
interface Slot {
  points: number;
  set: (points: number) => void;
}

/** The marks of the components of a written or spoken answer. */
const componentFields = [
  'contentMark',
  'languageMark',
  'communicationMark',
  'languageKnowledgeMark',
  'spontaneityFluencyMark',
  'pronunciationIntonationMark',
] as const;

/**
 * Shares points out among the parts of a question that can be worth more or less: answers to type, gaps, and the components of
 * written and spoken answers. They keep their proportions, in half points. A multiple-choice question and a pair are worth one
 * point, whatever is set: where the points cannot be reached the question stays as it is.
 */
export function setPoints(points: number): DraftAction<Draft> {
  return {
    name: 'setPoints',
    recipe: (draft) => {
      const slots = draft.questions.flatMap(slotsOf);
      const changeable = slots.reduce((total, slot) => total + slot.points, 0);
      const halves = Math.round((points - (pointsOf(draft) - changeable)) * 2);
      const isReachable = slots.length > 0 && halves >= 0 && halves <= slots.length * mostHalves;
      if (isReachable) shareOut(slots, halves);
    },
  };
}

/** Whether a question has parts that can be worth more or less. */
export function canSetPoints(draft: Draft): boolean {
  return draft.questions.some((block) => slotsOf(block).length > 0);
}

/** The most that one part can be worth, in half points. */
const mostHalves = 2000;

/** Gives each its share, rounded down to half points, and what is left to those that lost most by it. */
function shareOut(slots: readonly Slot[], halves: number): void {
  const total = slots.reduce((sum, slot) => sum + slot.points, 0);
  const exact = slots.map(({ points }) =>
    Math.min((total === 0 ? 1 / slots.length : points / total) * halves, mostHalves),
  );
  const shares = exact.map(Math.floor);
  let left = halves - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = [...exact.keys()].toSorted((a, b) => lossAt(exact, b) - lossAt(exact, a));
  while (left > 0) {
    for (const index of byLoss) {
      const share = shares[index] ?? 0;
      if (left === 0 || share >= mostHalves) continue;
      shares[index] = share + 1;
      left -= 1;
    }
  }
  for (const [index, slot] of slots.entries()) slot.set((shares[index] ?? 0) / 2);
}

function lossAt(exact: readonly number[], index: number): number {
  const share = exact[index] ?? 0;
  return share - Math.floor(share);
}

function slotsOf(block: Block): Slot[] {
  if (block.type === 'FillInBlanks')
    return block.content.flatMap((item) => (item.type === 'gap' ? [slotOf(item)] : []));
  if (block.type === 'ShortAnswers') return block.content.slice(0, block.answersCount).map(slotOf);
  if (block.type === 'VideoSpeaking') return [slotOf(block)];
  return componentFields.flatMap((field) => {
    const points: unknown = Reflect.get(block, field);
    if (typeof points !== 'number') return [];
    return [{ points, set: (given: number) => assignFields(block, { [field]: given }) }];
  });
}

/** A part with a mark of its own: 1 when absent. */
function slotOf(part: { mark?: number | undefined }): Slot {
  return {
    points: part.mark ?? 1,
    set: (points) => {
      if (points !== (part.mark ?? 1)) part.mark = points;
    },
  };
}
