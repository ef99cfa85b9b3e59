import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { runHtml } from '../../../primitives/rich-text/formatted-runs.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { FillInBlanksBlock, Gap, GapTextRun } from '../../../types/fill-in-blanks/schema.ts';
import { answerToMoodle } from '../text/answers.ts';
import { exportedNumbers } from '../text/numbers.ts';
import { toExportHtml, toSingleLine, type ExportedQuestion } from '../export-context.ts';

/** Writes a text with gaps as a cloze; reports it and returns undefined if a gap has no answer. */
export function writeCloze(block: FillInBlanksBlock, exported: ExportedQuestion): string | undefined {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  if (gaps.length === 0 || gaps.some((gap) => acceptedTexts(gap, block.boxOptions).length === 0)) {
    exported.skipBlock('answers-missing');
    return undefined;
  }
  if (!block.boxOptions && (block.distractors?.length ?? 0) > 0) exported.addReportLine('changed', 'out-distractors');
  if (block.boxOptions && gaps.some(({ answers }) => answers.length > 1))
    exported.addReportLine('changed', 'out-box-answers');
  if (gaps.some(({ mark = 1 }) => mark < 1 || !Number.isInteger(mark))) exported.addReportLine('changed', 'out-mark');
  const rights = gaps.map((gap) => wordsOf(gap, true)[0] ?? '');
  const others = (block.distractors ?? []).map(toSingleLine).filter((word) => word !== '');
  const boxWords = new Set([...rights, ...others]);
  if (block.boxOptions && boxWords.size < new Set(rights).size + others.length)
    exported.addReportLine('changed', 'out-box-twice');
  boxWords.delete('');
  const text = block.content.map((piece) =>
    piece.type === 'text' ? runText(piece) : gapText(piece, block.boxOptions, boxWords),
  );
  return `${toExportHtml(block.rubric)}<p>${text.join('')}</p>`;
}

function wordsOf(gap: Gap, boxWords: boolean): string[] {
  return gap.answers
    .map((answer) => toSingleLine(boxWords ? literalOf(answer) : answerToMoodle(answer)))
    .filter((word) => word !== '');
}

/** Returns what a gap accepts, in Moodle's syntax. */
function acceptedTexts(gap: Gap, isBox: boolean): string[] {
  if (isBox || gap.match?.compare !== 'number') return wordsOf(gap, isBox);
  return exportedNumbers(gap.answers).map(({ number, tolerance }) => `${number}:${tolerance}`);
}

function gapText(gap: Gap, isBox: boolean, boxWords: ReadonlySet<string>): string {
  const weight = Math.max(1, Math.round(gap.mark ?? 1));
  const [first = '', ...others] = acceptedTexts(gap, isBox);
  const feedback = toExportHtml(gap.why);
  const feedbackPart = feedback === '' ? '' : `#${escapeCloze(feedback)}`;
  const answer = (word: string) => `=${escapeCloze(escapeHtml(word))}${feedbackPart}`;
  if (isBox) {
    const wrong = [...boxWords].filter((word) => word !== first).map((word) => escapeCloze(escapeHtml(word)));
    return `{${weight}:MULTICHOICE:${[answer(first), ...wrong].join('~')}}`;
  }
  return `{${weight}:${kindOf(gap)}:${[first, ...others].map(answer).join('~')}}`;
}

function kindOf({ match }: Gap): string {
  if (match?.compare === 'number') return 'NUMERICAL';
  return match?.case === 'exact' ? 'SHORTANSWER_C' : 'SHORTANSWER';
}

/** Escapes special characters as entities; a leading `=` or `%` would be read as a weight. */
function escapeCloze(html: string): string {
  return html
    .replaceAll(/(?<!&)#/gu, '&#35;')
    .replaceAll(/[}~\\{]/gu, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/^[=%]/u, (character) => `&#${character.charCodeAt(0)};`);
}

function runText(run: GapTextRun): string {
  return runHtml(run, escapeHtml(run.text).replaceAll('{', '&#123;'));
}
