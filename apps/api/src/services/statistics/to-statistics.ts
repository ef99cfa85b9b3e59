import type { ItemStatistics, QuestionTime, Statistics } from '@rubrica/api-client/contract';
import { answerOptions } from './answer-options.ts';
import { omittedShares, thirdsOf } from './choice-shares.ts';
import { itemFigures } from './item-figures.ts';
import { lookReasonOrder, lookReasons } from './look-reasons.ts';
import type { ReadAnswer, ReadAttempt } from './read-attempts.ts';
import { maximumOf, shareOf, totalOf, type ScoredAttempt } from './scored-attempt.ts';
import { timeFigures } from './time-figures.ts';
import { wholeFigures } from './whole-figures.ts';

/** Fewer attempts say more about chance than about the items. */
export const neededAttempts = 20;

/**
 * Returns the statistics of attempts: of those with the items that most have; of drawn questions, over those who got them.
 *
 * @param of Whether the attempts have all of a task's questions, or one question of theirs.
 */
export function toStatistics(title: string, attempts: readonly ReadAttempt[], of: 'task' | 'question'): Statistics {
  const counted = withCommonItems(attempts, of === 'task' ? itemsByPlace : itemsByQuestion);
  const known = {
    title,
    attempts: counted.length,
    needed: neededAttempts,
    leftOut: attempts.length - counted.length,
    rareQuestions: 0,
  };
  if (counted.length < neededAttempts || (counted[0]?.answers ?? []).length === 0)
    return { ...known, whole: null, items: [], times: [] };
  const times = questionTimes(counted);
  const hasDraws = counted.some(({ answers }) => answers.some(({ isDrawn }) => isDrawn));
  if (hasDraws) return { ...known, ...drawnStatistics(counted), times };
  const items = itemStatistics(counted);
  return items.length === 0
    ? { ...known, whole: null, items, times }
    : {
        ...known,
        whole: wholeFigures(counted.map(toScored), itemsOf(counted)),
        items: items.toSorted(byGravity),
        times,
      };
}

/** How long each question took. Of drawn ones only those that enough students got. */
function questionTimes(counted: readonly ReadAttempt[]): QuestionTime[] {
  const byQuestion = Map.groupBy(
    counted.flatMap(({ answers }) => answers),
    ({ question }) => question,
  );
  return [...byQuestion].flatMap(([question, answers]) => {
    const [first] = answers;
    if (!first || (first.isDrawn && answers.length < neededAttempts)) return [];
    const known = answers.flatMap(({ activeMs }) => activeMs ?? []);
    const time = known.length < neededAttempts ? null : timeFigures(known);
    return [{ question, title: first.content.title, answers: known.length, time }];
  });
}

const itemsOf = (attempts: readonly ReadAttempt[]) => (attempts[0]?.answers ?? []).flatMap(({ items }) => items);

const toScored = ({ answers, elsewhere }: ReadAttempt): ScoredAttempt => ({
  marks: answers.flatMap(({ score }) => score.marks),
  elsewhere,
});

/** The figures of every item of attempts that all have the same items. */
function itemStatistics(counted: readonly ReadAttempt[]): ItemStatistics[] {
  const items = (counted[0]?.answers ?? []).flatMap(({ question, content, items: ofQuestion }) =>
    ofQuestion.map((item) => ({ ...item, question, questionTitle: content.title })),
  );
  if (items.length === 0) return [];
  const scored = counted.map(toScored);
  const given = counted.map(({ student, answers }) =>
    answers.flatMap(({ score }) => score.given.map((one) => ({ ...one, student }))),
  );
  const thirds = thirdsOf(scored.map((attempt) => shareOf(attempt, maximumOf(items))));
  const figures = itemFigures(scored, items);
  return items.flatMap(({ key: _key, place: _place, choices, ...item }, index): ItemStatistics[] => {
    const [own, ofItem] = [figures[index], given.flatMap((ofAttempt) => ofAttempt[index] ?? [])];
    if (!own) return [];
    const ids = ofItem.map((one) => one.ids);
    const withShares = {
      ...item,
      ...own,
      attempts: counted.length,
      chance: choices?.chance ?? null,
      isTyped: choices?.kind === 'typed',
      ...(choices ? answerOptions(choices, ofItem, thirds) : { options: [], others: null }),
      omitted: choices ? omittedShares(ids, thirds) : null,
    };
    return [{ ...withShares, reasons: lookReasons(withShares) }];
  });
}

/**
 * The statistics of attempts with drawn questions. The whole is made of places, each with the question that an attempt has there;
 * a question is looked at over those who got it, each beside the rest of their attempt. An effective weight would compare totals
 * of different questions, so there is none.
 */
function drawnStatistics(counted: readonly ReadAttempt[]): Pick<Statistics, 'whole' | 'items' | 'rareQuestions'> {
  const places = (counted[0]?.answers ?? []).map(({ items }) => ({ maximum: maximumOf(items) }));
  const worth = places.filter(({ maximum }) => maximum > 0);
  const scored = counted.map(({ answers, elsewhere }) => ({
    marks: answers.map(({ score }) => totalOf(score)).filter((_, place) => (places[place]?.maximum ?? 0) > 0),
    elsewhere,
  }));
  const maximum = maximumOf(worth);
  const byQuestion = Map.groupBy(counted.flatMap(oneByOne), ({ answers: [answer] }) => answer?.question);
  const groups = [...byQuestion.values()].map((group) => withCommonItems(group, itemsByQuestion));
  const enough = groups.filter((group) => group.length >= neededAttempts);
  const items = enough.flatMap(itemStatistics).map((item) => {
    const weighed = { ...item, intendedWeight: item.maximum / maximum, effectiveWeight: null };
    return { ...weighed, reasons: lookReasons(weighed) };
  });
  return {
    whole: worth.length === 0 ? null : wholeFigures(scored, worth),
    items: items.toSorted(byGravity),
    rareQuestions: groups.length - enough.length,
  };
}

/** An attempt once for each of its questions, with the other questions among what was earned elsewhere. */
function oneByOne({ student, answers, elsewhere }: ReadAttempt): ReadAttempt[] {
  const mark = elsewhere.mark + answers.reduce((sum, { score }) => sum + totalOf(score), 0);
  const maximum = elsewhere.maximum + answers.reduce((sum, { items }) => sum + maximumOf(items), 0);
  return answers.map((answer) => ({
    student,
    answers: [answer],
    elsewhere: { mark: mark - totalOf(answer.score), maximum: maximum - maximumOf(answer.items) },
  }));
}

const byGravity = (a: ItemStatistics, b: ItemStatistics) => gravity(a) - gravity(b);

/** The place of an item's gravest reason among all reasons; those without one come last. */
function gravity({ reasons: [gravest] }: ItemStatistics): number {
  return gravest ? lookReasonOrder.indexOf(gravest) : lookReasonOrder.length;
}

/**
 * Returns the attempts that have the same items with the same maxima as most others. A question that is edited keeps its items
 * unless some are added, removed or worth something else.
 *
 * @param itemsOfAnswer What has to be the same.
 */
function withCommonItems(
  attempts: readonly ReadAttempt[],
  itemsOfAnswer: (answer: ReadAnswer) => unknown,
): readonly ReadAttempt[] {
  const bySignature = Map.groupBy(attempts, ({ answers }) => JSON.stringify(answers.map(itemsOfAnswer)));
  return [...bySignature.values()].reduce<readonly ReadAttempt[]>(
    (most, group) => (group.length > most.length ? group : most),
    [],
  );
}

const itemsByQuestion = ({ question, items }: ReadAnswer) => [
  question,
  items.map(({ key, maximum }) => [key, maximum]),
];

/** At the place of a drawn question, any that is worth the same is common. */
const itemsByPlace = (answer: ReadAnswer) => (answer.isDrawn ? maximumOf(answer.items) : itemsByQuestion(answer));
