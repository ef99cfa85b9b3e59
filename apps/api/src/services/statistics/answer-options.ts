import type { ItemStatistics } from '@rubrica/api-client/contract';
import { choiceShares, type Thirds } from './choice-shares.ts';
import { acceptedId, type Choice, type Given, type ItemChoices } from './item-choices.ts';

/** What one attempt gave to an item. */
interface GivenAnswer extends Given {
  student: string;
}

/** A typed answer is shown once so many students gave it: what fewer typed could tell who it was. */
const minStudents = 3;
/** The commonest wrong answers, as many as a teacher reads. */
const maxTyped = 8;

/** The id under which the answers are counted that are not shown by themselves. */
const othersId = 'others';

/**
 * Returns what was given to an item, and how often: its options in the author's order; of a list that several items share what
 * is right and what somebody chose; of typed answers what the marker accepts and the commonest wrong ones.
 */
export function answerOptions(
  { kind, choices }: Pick<ItemChoices, 'kind' | 'choices'>,
  given: readonly GivenAnswer[],
  thirds: Thirds,
): Pick<ItemStatistics, 'options' | 'others'> {
  const shown = kind === 'typed' ? [...choices, ...commonWrongAnswers(given)] : choices;
  const known = new Set(shown.map(({ id }) => id));
  const chosen = given.map(({ ids }) => ids.map((id) => (known.has(id) ? id : othersId)));
  const counted = shown.map((option) => ({
    ...option,
    count: chosen.filter((ids) => ids.includes(option.id)).length,
    shares: choiceShares(option.id, chosen, thirds),
  }));
  const hasOthers = chosen.some((ids) => ids.includes(othersId));
  return {
    options: kind === 'own' ? counted : counted.filter(({ isKey, count }) => isKey || count > 0).toSorted(byShare),
    others: hasOthers ? choiceShares(othersId, chosen, thirds) : null,
  };
}

const byShare = (a: ItemStatistics['options'][number], b: ItemStatistics['options'][number]) =>
  Number(b.isKey) - Number(a.isKey) || b.count - a.count;

/** The wrong answers that several students typed, the commonest first, each as most of them typed it. */
function commonWrongAnswers(given: readonly GivenAnswer[]): Choice[] {
  const wrong = given.flatMap(({ ids: [form], typed, student }) =>
    form === undefined || form === acceptedId || typed === null ? [] : [{ form, typed, student }],
  );
  return [...Map.groupBy(wrong, ({ form }) => form)]
    .filter(([, answers]) => new Set(answers.map(({ student }) => student)).size >= minStudents)
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, maxTyped)
    .map(([form, answers]) => ({ id: form, text: commonest(answers.map(({ typed }) => typed)), isKey: false }));
}

function commonest(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, same]) => ({ text, count: same.length }));
  return counts.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))[0]?.text ?? '';
}
