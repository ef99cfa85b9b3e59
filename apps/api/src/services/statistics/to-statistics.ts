import type { ItemStatistics, Statistics } from '@rubrica/api-client/contract';
import { choiceShares, omittedShares, thirdsOf } from './choice-shares.ts';
import { itemFigures } from './item-figures.ts';
import { lookReasonOrder, lookReasons } from './look-reasons.ts';
import type { ReadAttempt } from './read-attempts.ts';
import { maximumOf, shareOf } from './scored-attempt.ts';
import { wholeFigures } from './whole-figures.ts';

/** Fewer attempts say more about chance than about the items. */
const neededAttempts = 20;

/** Returns the statistics of attempts: of those with the items that most have. */
export function toStatistics(title: string, attempts: readonly ReadAttempt[]): Statistics {
  const counted = withCommonItems(attempts);
  const known = {
    title,
    attempts: counted.length,
    needed: neededAttempts,
    leftOut: attempts.length - counted.length,
  };
  const items = (counted[0]?.answers ?? []).flatMap(({ question, content, items: ofQuestion }) =>
    ofQuestion.map((item) => ({ ...item, question, questionTitle: content.title })),
  );
  if (counted.length < neededAttempts || items.length === 0) return { ...known, whole: null, items: [] };

  const scored = counted.map(({ answers, elsewhere }) => ({
    marks: answers.flatMap(({ score }) => score.marks),
    elsewhere,
  }));
  const chosen = counted.map(({ answers }) => answers.flatMap(({ score }) => score.chosen));
  const thirds = thirdsOf(scored.map((attempt) => shareOf(attempt, maximumOf(items))));
  const figures = itemFigures(scored, items);
  const found = items.flatMap(({ key: _key, options, ...item }, index): ItemStatistics[] => {
    const [own, choices] = [figures[index], chosen.map((ofAttempt) => ofAttempt[index] ?? [])];
    if (!own) return [];
    const withShares = {
      ...item,
      ...own,
      options: options.map((option) => ({ ...option, shares: choiceShares(option.id, choices, thirds) })),
      omitted: options.length > 0 ? omittedShares(choices, thirds) : null,
    };
    return [{ ...withShares, reasons: lookReasons(withShares) }];
  });
  return { ...known, whole: wholeFigures(scored, items), items: found.toSorted((a, b) => gravity(a) - gravity(b)) };
}

/** The place of an item's gravest reason among all reasons; those without one come last. */
function gravity({ reasons: [gravest] }: ItemStatistics): number {
  return gravest ? lookReasonOrder.indexOf(gravest) : lookReasonOrder.length;
}

/**
 * Returns the attempts that have the same items with the same maxima as most others. A question that is edited keeps its items
 * unless some are added, removed or worth something else.
 */
function withCommonItems(attempts: readonly ReadAttempt[]): readonly ReadAttempt[] {
  const bySignature = Map.groupBy(attempts, ({ answers }) =>
    JSON.stringify(answers.map(({ question, items }) => [question, items.map(({ key, maximum }) => [key, maximum])])),
  );
  return [...bySignature.values()].reduce<readonly ReadAttempt[]>(
    (most, group) => (group.length > most.length ? group : most),
    [],
  );
}
