import { withoutListLabels } from '../../primitives/text/list-labels.ts';

/** An option read from a line of a list. */
export interface OptionLine {
  text: string;
  correct: boolean;
}

/**
 * The options in a list: one per line, empty lines left out, numbering and bullets taken off. A leading `*` marks a right one,
 * before or after the bullet.
 */
export function optionLines(list: string): OptionLine[] {
  const lines = list
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutListLabels(lines.map(withoutStar))
    .map((bare, index) => ({
      text: withoutStar(bare),
      correct: lines[index]?.startsWith('*') === true || bare.startsWith('*'),
    }))
    .filter((line) => line.text !== '');
}

/** An option as a line of a list. */
export function lineOfOption({ text, correct }: OptionLine): string {
  return correct ? `* ${text}` : text;
}

function withoutStar(line: string): string {
  return line.replace(/^\*\s*/u, '');
}
