import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { FillInBlanksBlock, Gap } from '../../../types/fill-in-blanks/schema.ts';
import { answerToMoodle } from '../text/answers.ts';
import { outHtml, outLine, type ExportedQuestion } from '../export-context.ts';

/** A text with gaps as Moodle's cloze, or undefined with the reason told. */
export function writeCloze(block: FillInBlanksBlock, out: ExportedQuestion): string | undefined {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if (gaps.length === 0 || gaps.some((gap) => wordsOf(gap, block.boxOptions).length === 0)) {
    out.say('changed', 'answers-missing');
    return undefined;
  }
  if (!block.boxOptions && (block.distractors?.length ?? 0) > 0) out.say('changed', 'out-distractors');
  if (block.boxOptions && gaps.some(({ answers }) => answers.length > 1)) out.say('changed', 'out-box-answers');
  if (gaps.some(({ mark = 1 }) => mark < 1 || !Number.isInteger(mark))) out.say('changed', 'out-mark');
  const rights = gaps.map((gap) => wordsOf(gap, true)[0] ?? '');
  const others = (block.distractors ?? []).map(outLine).filter((word) => word !== '');
  const box = new Set([...rights, ...others]);
  if (block.boxOptions && box.size < new Set(rights).size + others.length) out.say('changed', 'out-box-twice');
  box.delete('');
  const text = block.content.map((piece) =>
    piece.type === 'text' ? runText(piece.text) : gapText(piece, block.boxOptions, box),
  );
  return `${outHtml(block.rubric)}<p>${text.join('')}</p>`;
}

function wordsOf(gap: Gap, box: boolean): string[] {
  return gap.answers
    .map((answer) => outLine(box ? literalOf(answer) : answerToMoodle(answer)))
    .filter((word) => word !== '');
}

function gapText(gap: Gap, isBox: boolean, box: ReadonlySet<string>): string {
  const weight = Math.max(1, Math.round(gap.mark ?? 1));
  const [first = '', ...others] = wordsOf(gap, isBox);
  const feedback = outHtml(gap.why);
  const said = feedback === '' ? '' : `#${guard(feedback)}`;
  const answer = (word: string) => `=${guard(escapeHtml(word))}${said}`;
  if (isBox) {
    const wrong = [...box].filter((word) => word !== first).map((word) => guard(escapeHtml(word)));
    return `{${weight}:MULTICHOICE:${[answer(first), ...wrong].join('~')}}`;
  }
  const kind = gap.match?.case === 'exact' ? 'SHORTANSWER_C' : 'SHORTANSWER';
  return `{${weight}:${kind}:${[first, ...others].map(answer).join('~')}}`;
}

/** Signs that mean something within the braces, as entities; a leading one would tell a weight. */
function guard(html: string): string {
  return html
    .replaceAll(/(?<!&)#/gu, '&#35;')
    .replaceAll(/[}~\\{]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/^[=%]/u, (sign) => `&#${sign.charCodeAt(0)};`);
}

function runText(text: string): string {
  return escapeHtml(text).replaceAll('{', '&#123;').replaceAll('\n', '<br>');
}
