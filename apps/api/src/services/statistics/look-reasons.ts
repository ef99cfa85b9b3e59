import type { ItemStatistics } from '@rubrica/api-client/contract';

type Reason = ItemStatistics['reasons'][number];

/** Below this facility an item is too hard, above the other one too easy. */
const hard = 0.2;
const easy = 0.95;
const lowDiscrimination = 0.2;
/** An item that counts for less than half or more than twice what its points say. */
const weightFactor = 2;

/** Returns why an author should look at an item again, the gravest reason first; empty for an item that works. */
export function lookReasons(item: Omit<ItemStatistics, 'reasons'>): Reason[] {
  const { facility, discrimination, chance, options, effectiveWeight, intendedWeight } = item;
  const isNegative = discrimination !== null && discrimination < 0;
  const key = Math.max(0, ...options.filter(({ isKey }) => isKey).map(({ shares }) => shares.upper));
  const distractors = options.filter(({ isKey }) => !isKey);
  const isBeaten = distractors.some(({ shares }) => shares.upper > key);
  const isUnbalanced =
    effectiveWeight !== null &&
    (effectiveWeight * weightFactor < intendedWeight || effectiveWeight > intendedWeight * weightFactor);
  const found: Record<Reason, boolean> = {
    // The best choose another option, the more so the better they are.
    'key-possibly-wrong': isNegative && distractors.some(({ shares }) => shares.upper > Math.max(key, shares.lower)),
    'negative-discrimination': isNegative,
    'distractor-beats-key': isBeaten,
    'too-hard': facility < hard,
    'at-chance': chance !== null && facility <= chance,
    'low-discrimination': discrimination !== null && !isNegative && discrimination < lowDiscrimination,
    'too-easy': facility > easy,
    'unused-distractor': distractors.some(({ shares }) => shares.all === 0),
    'weight-far-from-intended': isUnbalanced,
  };
  return lookReasonOrder.filter((reason) => found[reason]);
}

/** All reasons, the gravest first. */
export const lookReasonOrder = [
  'key-possibly-wrong',
  'negative-discrimination',
  'distractor-beats-key',
  'too-hard',
  'at-chance',
  'low-discrimination',
  'too-easy',
  'unused-distractor',
  'weight-far-from-intended',
] as const satisfies readonly Reason[];
