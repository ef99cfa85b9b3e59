import { withoutListLabels } from '../../primitives/text/list-labels.ts';

/** The content of a pasted list: pairs and distractors. */
export interface PairLines {
  pairs: { left: string; right: string }[];
  alone: string[];
}

/** The separators of the halves, the clearest first: a tab, `=`, an arrow, a dash with spaces around it. */
const signs = [/\t+/u, /\s*(?:=+>?|[-–]>|→|⇒)\s*/u, /\s+[-–—]\s+/u];

/**
 * The pairs in a list, one per line: `left = right`, with a tab, `=`, an arrow or ` - ` between the halves. A line with only a
 * right (`= right`), or without any sign, is a right that belongs nowhere; empty lines and the numbers of a list go.
 */
export function pairLines(list: string): PairLines {
  const found: PairLines = { pairs: [], alone: [] };
  // A tab in front is an empty cell of a table, so only spaces are taken off.
  const lines = list.split(/\r?\n/u).map((line) => line.replace(/^ +/u, ''));
  for (const line of withoutListLabels(lines.filter((one) => one.trim() !== ''))) {
    const { left, right } = halvesOf(line);
    if (left !== '') found.pairs.push({ left, right });
    else if (right !== '') found.alone.push(right);
  }
  return found;
}

function halvesOf(line: string): { left: string; right: string } {
  for (const sign of signs) {
    const cut = sign.exec(line);
    if (cut === null) continue;
    return { left: line.slice(0, cut.index).trim(), right: line.slice(cut.index + cut[0].length).trim() };
  }
  return { left: '', right: line.trim() };
}
