import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { NewBlock } from '../source-item.ts';
import { xmlText } from '../text/xml.ts';
import { outLine, type ExportedQuestion } from '../export-context.ts';
import { declaration, prompt, type ItemParts, type Place } from './item-parts.ts';
import { writeBox, writeFields, writeGaps } from './write-gaps.ts';
import { afterwards, tag, xhtml } from './write-xml.ts';

/** One block as an item. */
export function writeItem(
  block: NewBlock,
  identifier: string,
  stimuli: readonly string[],
  out: ExportedQuestion,
  place: Place,
): string {
  const parts = partsOf(block, out, place);
  const isHuman = !block.autoCorrected || block.type === 'WritingEssays';
  const score = {
    identifier: 'SCORE',
    cardinality: 'single',
    'base-type': 'float',
    'external-scored': isHuman ? 'human' : undefined,
  };
  const notes = xhtml(block.modelAnswer);
  const scorer = { view: 'scorer', use: 'scoring' };
  const processed = processing(parts, isHuman);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      identifier,
      title: out.title,
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

function processing({ scored, said = [] }: ItemParts, isHuman: boolean): string {
  const sum = tag('qti-sum', {}, ...scored.map((identifier) => tag('qti-map-response', { identifier })));
  const score = scored.length === 0 || isHuman ? '' : tag('qti-set-outcome-value', { identifier: 'SCORE' }, sum);
  const shown = said.length === 0 ? '' : tag('qti-set-outcome-value', { identifier: 'FEEDBACK' }, shownBy(said));
  return `${score}${shown}` === '' ? '' : tag('qti-response-processing', {}, score, shown);
}

/** The identifiers of what is said after an answer, for players other than this kit. */
function shownBy(said: NonNullable<ItemParts['said']>): string {
  const chosen = tag('qti-variable', { identifier: 'RESPONSE' });
  if (said === 'options') return chosen;
  if (said === 'option') return tag('qti-multiple', {}, chosen);
  return tag('qti-multiple', {}, ...said.map((name) => tag('qti-base-value', { 'base-type': 'identifier' }, name)));
}

function partsOf(block: NewBlock, out: ExportedQuestion, place: Place): ItemParts {
  switch (block.type) {
    case 'MCQ':
      return choice(block, out, place);
    case 'Matching':
      return pairs(block);
    case 'FillInBlanks':
      return block.boxOptions ? writeBox(block, out) : writeGaps(block, out);
    case 'ShortAnswers':
      return writeFields(block, out);
    case 'WritingEssays':
      return essay(block);
    case 'Rubric':
      return { responses: [], body: xhtml(block.rubric), scored: [] };
  }
}

function choice(block: McqBlock, out: ExportedQuestion, place: Place): ItemParts {
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
    const src = image && place(image);
    if (image && src === undefined) out.say('changed', 'out-file-missing', { name: image.name });
    const said = xhtml(why);
    const attributes = { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' };
    const feedback = said === '' ? '' : tag('qti-feedback-block', attributes, tag('qti-content-body', {}, said));
    const picture = src === undefined ? '' : tag('img', { src, alt: '' });
    return tag('qti-simple-choice', { identifier }, xmlText(outLine(text)), picture, feedback);
  });
  const response = { 'response-identifier': 'RESPONSE', 'max-choices': several ? 0 : 1 };
  return {
    responses: [declaration('RESPONSE', several ? 'multiple' : 'single', 'identifier', rights, mapping)],
    body: tag('qti-choice-interaction', response, prompt(block.rubric), ...options),
    ...(block.content.some(({ why }) => xhtml(why) !== '') && { said: several ? 'options' : 'option' }),
    scored: ['RESPONSE'],
  };
}

function pairs(block: MatchingBlock): ItemParts {
  const kept = block.content.filter(({ left }) => outLine(left) !== '');
  const keys = kept.map((_, index) => `L${index + 1} R${index + 1}`);
  const rights = [...kept.map(({ right }) => right), ...(block.distractors ?? [])];
  const mapping = keys.map((key) => ({ key, value: 1 }));
  return {
    responses: [declaration('RESPONSE', 'multiple', 'directedPair', keys, mapping)],
    body: tag(
      'qti-match-interaction',
      { 'response-identifier': 'RESPONSE', 'max-associations': kept.length },
      prompt(block.rubric),
      side(
        'L',
        kept.map(({ left }) => left),
      ),
      side('R', rights),
    ),
    ...afterwards('L', kept),
    scored: ['RESPONSE'],
  };
}

function essay(block: WritingEssaysBlock): ItemParts {
  const attributes = {
    'response-identifier': 'RESPONSE',
    'data-min-words': block.minWords,
    'data-max-words': block.maxWords,
  };
  return {
    responses: [declaration('RESPONSE', 'single', 'string', [], [])],
    outcomes: [outcome('CONTENT', block.contentMark), outcome('LANGUAGE', block.languageMark)],
    body: tag('qti-extended-text-interaction', attributes, prompt(block.rubric)),
    scored: [],
  };
}

function side(letter: string, words: readonly string[]): string {
  return tag(
    'qti-simple-match-set',
    {},
    ...words.map((word, index) =>
      tag(
        'qti-simple-associable-choice',
        { identifier: `${letter}${index + 1}`, 'match-max': 1 },
        xmlText(outLine(word)),
      ),
    ),
  );
}

function outcome(identifier: string, maximum: number): string {
  return tag('qti-outcome-declaration', {
    identifier,
    cardinality: 'single',
    'base-type': 'float',
    'normal-maximum': maximum,
    'external-scored': 'human',
  });
}
