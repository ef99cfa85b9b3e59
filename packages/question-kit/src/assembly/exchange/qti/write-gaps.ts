import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';
import { hasWildcard, literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { FillInBlanksBlock, Gap } from '../../../types/fill-in-blanks/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../../../families/short-answers/schema.ts';
import { exportedNumbers } from '../text/numbers.ts';
import { xmlText } from '../text/xml.ts';
import { toSingleLine, type ExportedQuestion } from '../export-context.ts';
import { boxWord, responseDeclaration, promptElement, type ItemParts } from './item-parts.ts';
import { modalFeedbackFor, linesToXml, runToXml, tag, toXhtml } from './write-xml.ts';

type TypedItem = Omit<Gap | ShortItem, 'id'>;

/** Writes a text with typed gaps. */
export function writeGaps(block: FillInBlanksBlock, exported: ExportedQuestion): ItemParts {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if ((block.distractors?.length ?? 0) > 0) exported.addReportLine('changed', 'out-distractors');
  let gapNumber = 0;
  const text = block.content.map((piece) => {
    if (piece.type === 'text') return runToXml(piece);
    gapNumber += 1;
    return textEntry(`G${gapNumber}`, piece);
  });
  return {
    ...typedParts(gaps, !block.autoCorrected, exported),
    bodyClass: 'fill-in-blanks',
    body: `${instructionsBlock(block.rubric)}${tag('p', {}, ...text)}`,
  };
}

/** Writes fields with prompts; the class distinguishes them from a text with gaps. */
export function writeFields(block: ShortAnswersBlock, exported: ExportedQuestion): ItemParts {
  const count = Math.max(block.answersCount, block.content.length);
  const items = Array.from(
    { length: count },
    (_, index): TypedItem & { prompt?: string | undefined } => block.content[index] ?? { answers: [] },
  );
  const fields = items.map((item, index) =>
    tag('div', {}, tag('p', {}, linesToXml(item.prompt?.trim() ?? '')), tag('p', {}, textEntry(`G${index + 1}`, item))),
  );
  return {
    ...typedParts(items, !block.autoCorrected, exported),
    body: `${instructionsBlock(block.rubric)}${fields.join('')}`,
    bodyClass: 'short-answers',
  };
}

/** Writes a text with gaps and a word box. */
export function writeBox(block: FillInBlanksBlock, exported: ExportedQuestion): ItemParts {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if (gaps.some(({ answers }) => answers.length > 1)) exported.addReportLine('changed', 'out-box-answers');
  if (gaps.some(({ match }) => Object.keys(match ?? {}).length > 0)) exported.addReportLine('changed', 'out-match');
  reportLostMarks(gaps, exported);
  const boxWords = gaps.map(({ answers }) => boxWord(answers));
  const distractors = (block.distractors ?? []).map(toSingleLine).filter((word) => word !== '');
  const keys = gaps.flatMap(({ mark = 1 }, index) =>
    boxWords[index] === undefined ? [] : [{ key: `W${index + 1} G${index + 1}`, value: mark }],
  );
  let gapNumber = 0;
  const text = block.content.map((piece) => {
    if (piece.type === 'text') return runToXml(piece);
    gapNumber += 1;
    return tag('qti-gap', { identifier: `G${gapNumber}` });
  });
  return {
    responses: [
      responseDeclaration(
        'RESPONSE',
        'multiple',
        'directedPair',
        keys.map(({ key }) => key),
        keys,
      ),
    ],
    body: tag(
      'qti-gap-match-interaction',
      { 'response-identifier': 'RESPONSE' },
      promptElement(block.rubric),
      ...boxWords.flatMap((word, index) => (word === undefined ? [] : [gapText(`W${index + 1}`, word)])),
      ...distractors.map((word, index) => gapText(`D${index + 1}`, word)),
      tag('p', {}, ...text),
    ),
    ...modalFeedbackFor('G', gaps),
    scored: ['RESPONSE'],
  };
}

function typedParts(
  items: readonly TypedItem[],
  isHuman: boolean,
  exported: ExportedQuestion,
): Omit<ItemParts, 'body'> {
  reportLostMarks(items, exported);
  const isNumber = ({ match }: TypedItem) => match?.compare === 'number';
  for (const answer of items.filter(isNumber).flatMap(({ answers }) => answers))
    if (answer.trim() !== '' && !acceptedNumbers(answer))
      exported.addReportLine('changed', 'gap-not-a-number', { answer });
  return {
    responses: items.map((item, index) => {
      const { answers, mark = 1, match } = item;
      if (isNumber(item)) {
        const [first] = exportedNumbers(answers);
        const correct = first ? [first.number] : [];
        // Where no rules score the item, the mapping says what the number is worth.
        const mapping = isHuman ? correct.map((key) => ({ key, value: mark })) : [];
        return responseDeclaration(`G${index + 1}`, 'single', 'float', correct, mapping);
      }
      const texts = answers.map((answer) => toSingleLine(literalOf(answer))).filter((text) => text !== '');
      const isCaseSensitive = match?.case === 'exact';
      const mapping = texts.map((key) => ({ key, value: mark, isCaseSensitive }));
      return responseDeclaration(`G${index + 1}`, 'single', 'string', texts.slice(0, 1), mapping);
    }),
    ...modalFeedbackFor('G', items),
    scored: items.flatMap((item, index) => (isNumber(item) ? [] : [`G${index + 1}`])),
    numberRules: items.flatMap((item, index) => (isNumber(item) ? [numberRule(`G${index + 1}`, item)] : [])),
  };
}

function number(value: string | number): string {
  return tag('qti-base-value', { 'base-type': 'float' }, String(value));
}

/** Writes the rule that adds the points for a number. */
function numberRule(identifier: string, { answers, mark = 1 }: TypedItem): string {
  const comparisons = exportedNumbers(answers).map((accepted) => {
    const mode = accepted.tolerance === '0' ? 'exact' : 'absolute';
    const tolerance = mode === 'absolute' ? `${accepted.tolerance} ${accepted.tolerance}` : undefined;
    return tag(
      'qti-equal',
      { 'tolerance-mode': mode, tolerance },
      tag('qti-variable', { identifier }),
      number(accepted.number),
    );
  });
  if (comparisons.length === 0) return '';
  const sum = tag('qti-sum', {}, tag('qti-variable', { identifier: 'SCORE' }), number(mark));
  const score = tag('qti-set-outcome-value', { identifier: 'SCORE' }, sum);
  const condition = comparisons.length === 1 ? comparisons.join('') : tag('qti-or', {}, ...comparisons);
  return tag('qti-response-condition', {}, tag('qti-response-if', {}, condition, score));
}

function reportLostMarks(items: readonly Pick<TypedItem, 'mark' | 'answers'>[], exported: ExportedQuestion): void {
  const isLost = ({ mark = 1, answers }: Pick<TypedItem, 'mark' | 'answers'>) =>
    mark === 0 || (mark !== 1 && !boxWord(answers));
  if (items.some(isLost)) exported.addReportLine('changed', 'out-mark');
}

/** Settings without a counterpart in QTI are in `data-*` attributes, which other readers ignore. */
function textEntry(identifier: string, { answers, match }: TypedItem): string {
  const rules = Object.entries(match ?? {}).map(([name, value]) => `${name}=${value}`);
  const isWrittenHere = match?.compare === 'number' || answers.some(hasWildcard);
  return tag('qti-text-entry-interaction', {
    'response-identifier': identifier,
    'data-match': rules.join(' '),
    'data-answers': isWrittenHere ? answers.map(toSingleLine).join('\u241F') : undefined,
  });
}

function instructionsBlock(rubric: string): string {
  const html = toXhtml(rubric);
  if (html === '') return '';
  return tag('qti-rubric-block', { view: 'candidate', use: 'instructions' }, tag('qti-content-body', {}, html));
}

function gapText(identifier: string, word: string): string {
  return tag('qti-gap-text', { identifier, 'match-max': 1 }, xmlText(word));
}
