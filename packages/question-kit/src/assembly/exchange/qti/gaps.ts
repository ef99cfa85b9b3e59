import { matchSchema, type Match } from '../../../primitives/schema/fields.ts';
import { escapeWildcards } from '../../../primitives/comparison/wildcard.ts';
import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { acceptedOf, type SourceAnswer } from '../text/accepted.ts';
import { literalAnswer } from '../text/blocks.ts';
import { childrenOf, type XmlElement } from '../text/xml.ts';
import { idOf, responseOf, whyOf, plainTextOf, type QtiItem } from './item.ts';

/** A gap and the wrong words that were offered in it. */
export interface ImportedGap {
  gap: Gap;
  wrong: string[];
  isChoice: boolean;
}

/** An inline interaction as a gap. */
export function gapOf(item: QtiItem, interaction: XmlElement): ImportedGap {
  return interaction.name === 'inline-choice-interaction' ? chosenGap(item, interaction) : typedGap(item, interaction);
}

function typedGap(item: QtiItem, interaction: XmlElement): ImportedGap {
  const { context, source } = item;
  const response = responseOf(item, interaction);
  const { correct, mapping, baseType } = response;
  const best = Math.max(0, ...mapping.map(({ value }) => value));
  const given: SourceAnswer[] = correct.map((text) => ({ text: escapeWildcards(text), percent: 100 }));
  for (const { key, value } of mapping) {
    const text = escapeWildcards(key);
    if (!given.some((one) => one.text === text)) given.push({ text, percent: best > 0 ? (value / best) * 100 : 0 });
  }
  const accepted = acceptedOf(
    given.filter(({ percent }) => percent > 0),
    source,
  );
  if (baseType === 'integer' || baseType === 'float') source.changed('numerical-text');
  const exact = baseType === 'string' && accepted.answers.length > 0 && mapping.every((entry) => entry.exact);
  const match = matchOf(interaction) ?? (exact ? { case: 'exact' as const } : undefined);
  const answers = wildcardsOf(interaction, accepted.answers);
  const mark = markOf(best, source);
  const why = whyOf(item, interaction.attributes['response-identifier'] ?? '');
  const gap: Gap = {
    type: 'gap',
    id: context.newId(),
    answers: answers.slice(0, 50),
    ...(why !== undefined && { why }),
    ...(match && Object.keys(match).length > 0 && { match }),
    ...(mark !== 1 && { mark }),
  };
  return { gap, wrong: [], isChoice: false };
}

function chosenGap(item: QtiItem, interaction: XmlElement): ImportedGap {
  const { context, source } = item;
  const response = responseOf(item, interaction);
  const best = Math.max(0, ...response.mapping.map(({ value }) => value));
  const choices = childrenOf(interaction, 'inline-choice').map((choice) => {
    const mapped = response.mapping.find(({ key }) => key === idOf(choice))?.value ?? 0;
    const right = response.correct.includes(idOf(choice)) ? 100 : 0;
    return { text: plainTextOf(item, choice), percent: right || (best > 0 ? (mapped / best) * 100 : 0) };
  });
  const given = choices.filter(({ percent }) => percent > 0);
  const accepted = acceptedOf(
    given.map(({ text, percent }) => ({ text: literalAnswer(text), percent })),
    source,
  );
  const why = whyOf(item, interaction.attributes['response-identifier'] ?? '');
  const mark = markOf(best, source);
  const gap: Gap = {
    type: 'gap',
    id: context.newId(),
    ...accepted,
    ...(why !== undefined && { why }),
    ...(mark !== 1 && { mark }),
  };
  return { gap, wrong: choices.filter(({ percent }) => percent <= 0).map(({ text }) => text), isChoice: true };
}

/** Points of a gap in halves; 1 where no mapping says more. */
export function markOf(best: number, source: QtiItem['source']): number {
  if (!(best > 0)) return 1;
  const mark = Math.min(1000, Math.max(0.5, Math.round(best * 2) / 2));
  if (Math.abs(mark - best) > 1e-6) source.changed('marks-rounded');
  return mark;
}

/** How answers are compared, where this kit wrote it. */
function matchOf({ attributes }: XmlElement): Match | undefined {
  const written = attributes['data-match'];
  if (written === undefined) return undefined;
  const entries = [...written.matchAll(/(\w+)=(\w+)/gu)].map(([, name = '', value = '']) => {
    if (/^\d$/u.test(value)) return [name, Number(value)];
    return [name, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  const result = matchSchema.safeParse(Object.fromEntries(entries));
  return result.success ? result.data : undefined;
}

/** Accepted answers with wildcards, where this kit wrote them. */
function wildcardsOf({ attributes }: XmlElement, answers: string[]): string[] {
  const written = attributes['data-answers'];
  return written === undefined ? answers : written.split('\u241F').filter((answer) => answer !== '');
}
