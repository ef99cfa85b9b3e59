import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';
import { escapeWildcards, literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { limitAnswers, reportTwins, selectAcceptedAnswers, type SourceAnswer } from '../text/accepted.ts';
import { moodleMatch } from '../text/answers.ts';
import { literalAnswer } from '../text/blocks.ts';
import { matchFromText } from '../text/match-text.ts';
import { childrenOf, type XmlElement } from '../text/xml.ts';
import { isNumber, type ResponseDeclaration } from './declarations.ts';
import { identifierOf, isOwnText, responseFor, takeFeedback, plainTextFrom, type QtiItem } from './item.ts';

/** An imported gap and the wrong words offered in it. */
export interface ImportedGap {
  gap: Gap;
  wrongWords: string[];
  isChoice: boolean;
}

/** Imports an inline interaction as a gap. */
export function importGap(item: QtiItem, interaction: XmlElement): ImportedGap {
  return interaction.name === 'inline-choice-interaction'
    ? importChoiceGap(item, interaction)
    : importTypedGap(item, interaction);
}

function importTypedGap(item: QtiItem, interaction: XmlElement): ImportedGap {
  const { context, source } = item;
  const response = responseFor(item, interaction);
  const { correct, mapping, baseType, points = 0 } = response;
  const maxPoints = Math.max(points, ...mapping.map(({ value }) => value));
  const candidates: SourceAnswer[] = correct.map((text) => ({ text: escapeWildcards(text), percent: 100 }));
  for (const { key, value } of mapping) {
    const text = escapeWildcards(key);
    if (!candidates.some((one) => one.text === text))
      candidates.push({ text, percent: maxPoints > 0 ? (value / maxPoints) * 100 : 0 });
  }
  const accepted = selectAcceptedAnswers(
    candidates.filter(({ text, percent }) => percent > 0 && (!isNumber(baseType) || isAcceptedNumber(text, source))),
    source,
  );
  const writtenMatch = interaction.attributes['data-match'];
  const match =
    (writtenMatch === undefined ? undefined : matchFromText(writtenMatch)) ??
    (isNumber(baseType) ? ({ compare: 'number' } as const) : textMatch(item, response));
  const answers = wildcardsOf(interaction, accepted.answers);
  const mark = markFromPoints(maxPoints, source);
  const why = takeFeedback(item, interaction.attributes['response-identifier'] ?? '');
  const gap: Gap = {
    type: 'gap',
    id: context.newId(),
    answers: limitAnswers(answers, source),
    ...(why !== undefined && { why }),
    ...(match && Object.keys(match).length > 0 && { match }),
    ...(mark !== 1 && { mark }),
  };
  return { gap, wrongWords: [], isChoice: false };
}

function isAcceptedNumber(text: string, source: QtiItem['source']): boolean {
  if (acceptedNumbers(text)) return true;
  source.reportChange('gap-not-a-number', { answer: text.slice(0, 100) });
  return false;
}

/** Returns how QTI compares texts. Texts with gaps that former versions of this kit wrote are compared as its default is. */
function textMatch(item: QtiItem, { mapping }: ResponseDeclaration): Match | undefined {
  if (isOwnText(item)) return undefined;
  const scored = mapping.filter(({ value }) => value > 0);
  const isCaseSensitive = scored.every((entry) => entry.isCaseSensitive);
  if (!isCaseSensitive && scored.some((entry) => entry.isCaseSensitive)) item.source.reportChange('case-mixed');
  return moodleMatch(isCaseSensitive);
}

function importChoiceGap(item: QtiItem, interaction: XmlElement): ImportedGap {
  const { context, source } = item;
  const response = responseFor(item, interaction);
  const maxPoints = Math.max(response.points ?? 0, ...response.mapping.map(({ value }) => value));
  const choices = childrenOf(interaction, 'inline-choice').map((choice) => {
    const mappedPoints = response.mapping.find(({ key }) => key === identifierOf(choice))?.value ?? 0;
    const declaredPercent = response.correct.includes(identifierOf(choice)) ? 100 : 0;
    return {
      text: plainTextFrom(item, choice),
      percent: response.mapping.length === 0 ? declaredPercent : (mappedPoints / maxPoints) * 100,
    };
  });
  const candidates = choices.filter(({ percent }) => percent > 0);
  const accepted = selectAcceptedAnswers(
    candidates.map(({ text, percent }) => ({ text: literalAnswer(text), percent })),
    source,
  );
  for (const { text: answer, percent } of choices)
    if (percent < 0) source.reportChange('weights-negative', { answer, percent });
  const wrongWords = choices.filter(({ percent }) => percent <= 0).map(({ text }) => text);
  reportTwins(accepted.answers.map(literalOf), wrongWords, source);
  if (accepted.answers.length > 1)
    source.reportChange('box-first', { answers: accepted.answers.map(literalOf).join(', ') });
  const why = takeFeedback(item, interaction.attributes['response-identifier'] ?? '');
  const mark = markFromPoints(maxPoints, source);
  const gap: Gap = {
    type: 'gap',
    id: context.newId(),
    ...accepted,
    ...(why !== undefined && { why }),
    ...(mark !== 1 && { mark }),
  };
  return { gap, wrongWords, isChoice: true };
}

/** Rounds the points of a gap to halves; 1 if there is no mapping. */
export function markFromPoints(maxPoints: number, source: QtiItem['source']): number {
  if (!(maxPoints > 0)) return 1;
  const mark = Math.min(1000, Math.max(0.5, Math.round(maxPoints * 2) / 2));
  if (Math.abs(mark - maxPoints) > 1e-6) source.reportChange('marks-rounded');
  return mark;
}

/** Reads accepted answers with wildcards from the attribute that this kit writes. */
function wildcardsOf({ attributes }: XmlElement, answers: string[]): string[] {
  const written = attributes['data-answers'];
  return written === undefined ? answers : written.split('\u241F').filter((answer) => answer !== '');
}
