import { hasWildcard, literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { FillInBlanksBlock, Gap } from '../../../types/fill-in-blanks/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../../../families/short-answers/schema.ts';
import { xmlText } from '../text/xml.ts';
import { outLine, type ExportedQuestion } from '../export-context.ts';
import { boxWord, declaration, prompt, type ItemParts } from './item-parts.ts';
import { afterwards, lines, tag, xhtml } from './write-xml.ts';

type Typed = Omit<Gap | ShortItem, 'id'>;

/** A text with gaps to be typed into. */
export function writeGaps(block: FillInBlanksBlock, out: ExportedQuestion): ItemParts {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if ((block.distractors?.length ?? 0) > 0) out.say('changed', 'out-distractors');
  let place = 0;
  const text = block.content.map((piece) => {
    if (piece.type === 'text') return lines(piece.text);
    place += 1;
    return entry(`G${place}`, piece);
  });
  return {
    ...typedParts(gaps, out),
    bodyClass: 'fill-in-blanks',
    body: `${instructions(block.rubric)}${tag('p', {}, ...text)}`,
  };
}

/** Fields with their prompts; the class tells them from a text with gaps. */
export function writeFields(block: ShortAnswersBlock, out: ExportedQuestion): ItemParts {
  const count = Math.max(block.answersCount, block.content.length);
  const items = Array.from(
    { length: count },
    (_, index): Typed & { prompt?: string | undefined } => block.content[index] ?? { answers: [] },
  );
  const fields = items.map((item, index) =>
    tag('div', {}, tag('p', {}, lines(item.prompt?.trim() ?? '')), tag('p', {}, entry(`G${index + 1}`, item))),
  );
  return {
    ...typedParts(items, out),
    body: `${instructions(block.rubric)}${fields.join('')}`,
    bodyClass: 'short-answers',
  };
}

/** A text with gaps and a box of words. */
export function writeBox(block: FillInBlanksBlock, out: ExportedQuestion): ItemParts {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if (gaps.some(({ answers }) => answers.length > 1)) out.say('changed', 'out-box-answers');
  if (gaps.some(({ match }) => Object.keys(match ?? {}).length > 0)) out.say('changed', 'out-match');
  tellMarks(gaps, out);
  const words = gaps.map(({ answers }) => boxWord(answers));
  const others = (block.distractors ?? []).map(outLine).filter((word) => word !== '');
  const keys = gaps.flatMap(({ mark = 1 }, index) =>
    words[index] === undefined ? [] : [{ key: `W${index + 1} G${index + 1}`, value: mark }],
  );
  let place = 0;
  const text = block.content.map((piece) => {
    if (piece.type === 'text') return lines(piece.text);
    place += 1;
    return tag('qti-gap', { identifier: `G${place}` });
  });
  return {
    responses: [
      declaration(
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
      prompt(block.rubric),
      ...words.flatMap((shown, index) => (shown === undefined ? [] : [boxText(`W${index + 1}`, shown)])),
      ...others.map((shown, index) => boxText(`D${index + 1}`, shown)),
      tag('p', {}, ...text),
    ),
    ...afterwards('G', gaps),
    scored: ['RESPONSE'],
  };
}

function typedParts(items: readonly Typed[], out: ExportedQuestion): Omit<ItemParts, 'body'> {
  tellMarks(items, out);
  return {
    responses: items.map(({ answers, mark = 1, match }, index) => {
      const texts = answers.map((answer) => outLine(literalOf(answer))).filter((text) => text !== '');
      const exact = match?.case === 'exact';
      const mapping = texts.map((key) => ({ key, value: mark, exact }));
      return declaration(`G${index + 1}`, 'single', 'string', texts.slice(0, 1), mapping);
    }),
    ...afterwards('G', items),
    scored: items.map((_, index) => `G${index + 1}`),
  };
}

function tellMarks(items: readonly Pick<Typed, 'mark' | 'answers'>[], out: ExportedQuestion): void {
  const isLost = ({ mark = 1, answers }: Pick<Typed, 'mark' | 'answers'>) =>
    mark === 0 || (mark !== 1 && !boxWord(answers));
  if (items.some(isLost)) out.say('changed', 'out-mark');
}

/** What QTI has no words for stands in attributes of our own, which other readers pass over. */
function entry(identifier: string, { answers, match }: Typed): string {
  const rules = Object.entries(match ?? {}).map(([name, value]) => `${name}=${value}`);
  const wild = answers.some(hasWildcard);
  return tag('qti-text-entry-interaction', {
    'response-identifier': identifier,
    'data-match': rules.length > 0 ? rules.join(' ') : undefined,
    'data-answers': wild ? answers.map(outLine).join('\u241F') : undefined,
  });
}

function instructions(rubric: string): string {
  const html = xhtml(rubric);
  if (html === '') return '';
  return tag('qti-rubric-block', { view: 'candidate', use: 'instructions' }, tag('qti-content-body', {}, html));
}

function boxText(identifier: string, shown: string): string {
  return tag('qti-gap-text', { identifier, 'match-max': 1 }, xmlText(shown));
}
