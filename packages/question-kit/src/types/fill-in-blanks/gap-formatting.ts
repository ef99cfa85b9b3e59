import { formattedRun, joinRuns, type FormattedRun } from '../../primitives/rich-text/formatted-runs.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { gapPieces, gapsFromText, gapsToText, type GapPiece } from './gaps-text.ts';
import type { FillInBlanksItem } from './schema.ts';

/** Writes text runs and gaps as an author types them, with the formatting of the text; `gapsFromRuns` reads it back. */
export function gapsToRuns(items: readonly FillInBlanksItem[]): FormattedRun[] {
  return joinRuns(
    items.map((item) => ({
      text: gapsToText([item]),
      ...(item.type === 'text' && { formatting: item.formatting }),
    })),
  );
}

/** Reads an author's formatted text into text runs and gaps. Formatting within the brackets of a gap is left out. */
export function gapsFromRuns(runs: readonly FormattedRun[], newId: () => string = freshId): FillInBlanksItem[] {
  const text = runs.map((run) => run.text).join('');
  return formatContent(gapsFromText(text, newId), runs);
}

/** Gives the text runs of some content the formatting that its author's text has. `content` has an item per piece of the text. */
export function formatContent(content: readonly FillInBlanksItem[], runs: readonly FormattedRun[]): FillInBlanksItem[] {
  if (runs.every(({ formatting }) => formatting === undefined)) return [...content];
  const pieces = gapPieces(runs.map(({ text }) => text).join(''));
  const owners = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run));
  return content.flatMap((item, index): FillInBlanksItem[] => {
    const piece = pieces[index];
    if (item.type === 'gap' || !piece) return [item];
    return joinRuns(unescapedRuns(piece, owners)).map((run) => ({ type: 'text', ...run }));
  });
}

/**
 * The runs of a piece of text without its escapes. An escaped character has the formatting of its backslash.
 *
 * @param owners for every character of the author's text the run it is in
 */
function unescapedRuns({ source, start }: GapPiece, owners: readonly FormattedRun[]): FormattedRun[] {
  const result: FormattedRun[] = [];
  let ownerBefore: FormattedRun | undefined;
  for (let at = 0; at < source.length; at += 1) {
    const owner = owners[start + at];
    const isEscape = source[at] === '\\' && (source[at + 1] === '[' || source[at + 1] === '\\');
    if (isEscape) at += 1;
    const last = result.at(-1);
    if (last && owner === ownerBefore) last.text += source[at] ?? '';
    else result.push(formattedRun(source[at] ?? '', owner?.formatting));
    ownerBefore = owner;
  }
  return result;
}
