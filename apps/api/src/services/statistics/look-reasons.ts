import type { ItemStatistics } from '@rubrica/api-client/contract';
import { isSpread } from './scored-attempt.ts';

type Reason = ItemStatistics['reasons'][number];

/** What the reasons follow from. */
type LookedAt = Pick<
  ItemStatistics,
  'facility' | 'discrimination' | 'chance' | 'options' | 'effectiveWeight' | 'intendedWeight' | 'standardDeviation'
>;

/** Below this facility an item is too hard, above the other one too easy. */
const hard = 0.2;
const easy = 0.95;
const lowDiscrimination = 0.2;
/** An item that counts for less than half or more than twice what its points say. */
const weightFactor = 2;

/** Returns why an author should look at an item again, the gravest reason first; empty for an item that works. */
export function lookReasons(item: LookedAt): Reason[] {
  const { facility, discrimination, chance, options, effectiveWeight, intendedWeight, standardDeviation } = item;
  const isNegative = discrimination !== null && discrimination < 0;
  const key = Math.max(0, ...options.filter(({ isKey }) => isKey).map(({ shares }) => shares.upper));
  const distractors = options.filter(({ isKey }) => !isKey);
  const isBeaten = distractors.some(({ shares }) => shares.upper > key);
  // An item with equal marks decides nothing, which "too easy" says.
  const weight = isSpread(standardDeviation ** 2) ? effectiveWeight : null;
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
    'weight-above-intended': weight !== null && weight > intendedWeight * weightFactor,
    'weight-below-intended': weight !== null && weight * weightFactor < intendedWeight,
  };
  const isImplied = (reason: Reason) =>
    lookReasonOrder.some((other) => found[other] && implied[other]?.includes(reason));
  return lookReasonOrder.filter((reason) => found[reason] && !isImplied(reason));
}

/** What a reason says too: a list of reasons is read only where each says something new. */
const implied: Partial<Record<Reason, readonly Reason[]>> = {
  'key-possibly-wrong': ['negative-discrimination', 'distractor-beats-key', 'at-chance'],
  'too-hard': ['at-chance'],
};

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
  'weight-above-intended',
  'weight-below-intended',
] as const satisfies readonly Reason[];
