import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { ExchangeBlock } from '../source-item.ts';
import { xmlText } from '../text/xml.ts';
import { toSingleLine, type ExportedQuestion } from '../export-context.ts';
import { responseDeclaration, promptElement, type ItemParts, type FindHref } from './item-parts.ts';
import { writeBox, writeFields, writeGaps } from './write-gaps.ts';
import { modalFeedbackFor, tag, toXhtml } from './write-xml.ts';

/** Writes a block as an item. */
export function writeItem(
  block: ExchangeBlock,
  identifier: string,
  stimuli: readonly string[],
  exported: ExportedQuestion,
  findHref: FindHref,
): string {
  const parts = itemParts(block, exported, findHref);
  const isHuman = !block.autoCorrected || block.type === 'WritingEssays';
  const score = {
    identifier: 'SCORE',
    cardinality: 'single',
    'base-type': 'float',
    'external-scored': isHuman ? 'human' : undefined,
  };
  const notes = toXhtml(block.modelAnswer);
  const scorer = { view: 'scorer', use: 'scoring' };
  const processed = responseProcessing(parts, isHuman);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      identifier,
      title: exported.title,
      adaptive: false,
      'time-dependent': false,
    },
    ...parts.responses,
    tag('qti-outcome-declaration', score),
    ...(parts.outcomes ?? []),
    tag('qti-outcome-declaration', { identifier: 'FEEDBACK', cardinality: 'multiple', 'base-type': 'identifier' }),
    ...stimuli.map((href, index) =>
      tag('qti-assessment-stimulus-ref', { identifier: `STIMULUS${index + 1}`, href: `../${href}` }),
    ),
    tag(
      'qti-item-body',
      { class: parts.bodyClass },
      notes === '' ? '' : tag('qti-rubric-block', scorer, tag('qti-content-body', {}, notes)),
      parts.body,
    ),
    processed,
    ...(parts.feedback ?? []),
  )}\n`;
}

function responseProcessing({ scored, numberRules = [], feedbackFor = [] }: ItemParts, isHuman: boolean): string {
  const sum =
    scored.length === 0
      ? tag('qti-base-value', { 'base-type': 'float' }, '0')
      : tag('qti-sum', {}, ...scored.map((identifier) => tag('qti-map-response', { identifier })));
  const isScored = scored.length + numberRules.length > 0 && !isHuman;
  const score = isScored ? `${tag('qti-set-outcome-value', { identifier: 'SCORE' }, sum)}${numberRules.join('')}` : '';
  const feedbackProcessing =
    feedbackFor.length === 0
      ? ''
      : tag('qti-set-outcome-value', { identifier: 'FEEDBACK' }, feedbackValue(feedbackFor));
  return `${score}${feedbackProcessing}` === '' ? '' : tag('qti-response-processing', {}, score, feedbackProcessing);
}

/** Writes which feedback is shown after an answer, for other players. */
function feedbackValue(feedbackFor: NonNullable<ItemParts['feedbackFor']>): string {
  const chosen = tag('qti-variable', { identifier: 'RESPONSE' });
  if (feedbackFor === 'options') return chosen;
  if (feedbackFor === 'option') return tag('qti-multiple', {}, chosen);
  return tag(
    'qti-multiple',
    {},
    ...feedbackFor.map((name) => tag('qti-base-value', { 'base-type': 'identifier' }, name)),
  );
}

function itemParts(block: ExchangeBlock, exported: ExportedQuestion, findHref: FindHref): ItemParts {
  switch (block.type) {
    case 'MCQ':
      return choiceParts(block, exported, findHref);
    case 'Matching':
      return matchingParts(block);
    case 'FillInBlanks':
      return block.boxOptions ? writeBox(block, exported) : writeGaps(block, exported);
    case 'ShortAnswers':
      return writeFields(block, exported);
    case 'WritingEssays':
      return essayParts(block);
    case 'Rubric':
      return { responses: [], body: toXhtml(block.rubric), scored: [] };
  }
}

function choiceParts(block: McqBlock, exported: ExportedQuestion, findHref: FindHref): ItemParts {
  const rights = block.content.flatMap(({ correct }, index) => (correct ? [`O${index + 1}`] : []));
  const several = rights.length > 1;
  const share = Number((1 / Math.max(1, rights.length)).toFixed(5));
  const mapping = block.content.flatMap(({ correct }, index) => {
    const key = `O${index + 1}`;
    if (correct) return [{ key, value: share }];
    return several ? [{ key, value: -share }] : [];
  });
  const options = block.content.map(({ text, why, image }, index) => {
    const identifier = `O${index + 1}`;
    const src = image && findHref(image);
    if (image && src === undefined) exported.addReportLine('changed', 'out-file-missing', { name: image.name });
    const whyHtml = toXhtml(why);
    const attributes = { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' };
    const feedback = whyHtml === '' ? '' : tag('qti-feedback-block', attributes, tag('qti-content-body', {}, whyHtml));
    const picture = src === undefined ? '' : tag('img', { src, alt: '' });
    return tag('qti-simple-choice', { identifier }, xmlText(toSingleLine(text)), picture, feedback);
  });
  const response = { 'response-identifier': 'RESPONSE', 'max-choices': several ? 0 : 1 };
  return {
    responses: [responseDeclaration('RESPONSE', several ? 'multiple' : 'single', 'identifier', rights, mapping)],
    body: tag('qti-choice-interaction', response, promptElement(block.rubric), ...options),
    ...(block.content.some(({ why }) => toXhtml(why) !== '') && { feedbackFor: several ? 'options' : 'option' }),
    scored: ['RESPONSE'],
  };
}

function matchingParts(block: MatchingBlock): ItemParts {
  const completePairs = block.content.filter(({ left }) => toSingleLine(left) !== '');
  const otherRights = block.content.filter((pair) => !completePairs.includes(pair)).map(({ right }) => right);
  // Rights that read the same are one choice, because here either of them is right.
  const texts = completePairs.map(({ right }) => toSingleLine(right));
  const unpaired = [...otherRights, ...(block.distractors ?? [])].map(toSingleLine).filter((right) => right !== '');
  const rights = [...new Set([...texts, ...unpaired])];
  const keys = texts.map((text, index) => `L${index + 1} R${rights.indexOf(text) + 1}`);
  const isReused = new Set(texts).size < texts.length;
  const mapping = keys.map((key) => ({ key, value: 1 }));
  return {
    responses: [responseDeclaration('RESPONSE', 'multiple', 'directedPair', keys, mapping)],
    body: tag(
      'qti-match-interaction',
      { 'response-identifier': 'RESPONSE', 'max-associations': completePairs.length },
      promptElement(block.rubric),
      matchSet(
        'L',
        completePairs.map(({ left }) => left),
        1,
      ),
      // 0 is as often as one likes.
      matchSet('R', rights, isReused ? 0 : 1),
    ),
    ...modalFeedbackFor('L', completePairs),
    scored: ['RESPONSE'],
  };
}

function essayParts(block: WritingEssaysBlock): ItemParts {
  const attributes = {
    'response-identifier': 'RESPONSE',
    'data-min-words': block.minWords,
    'data-max-words': block.maxWords,
  };
  return {
    responses: [responseDeclaration('RESPONSE', 'single', 'string', [], [])],
    outcomes: [outcomeDeclaration('CONTENT', block.contentMark), outcomeDeclaration('LANGUAGE', block.languageMark)],
    body: tag('qti-extended-text-interaction', attributes, promptElement(block.rubric)),
    scored: [],
  };
}

function matchSet(letter: string, words: readonly string[], maxUses: number): string {
  return tag(
    'qti-simple-match-set',
    {},
    ...words.map((word, index) =>
      tag(
        'qti-simple-associable-choice',
        { identifier: `${letter}${index + 1}`, 'match-max': maxUses },
        xmlText(toSingleLine(word)),
      ),
    ),
  );
}

function outcomeDeclaration(identifier: string, maximum: number): string {
  return tag('qti-outcome-declaration', {
    identifier,
    cardinality: 'single',
    'base-type': 'float',
    'normal-maximum': maximum,
    'external-scored': 'human',
  });
}
