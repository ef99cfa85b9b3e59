import { withoutListLabels } from '../../../primitives/text/list-labels.ts';

/** The prompts in a list: one per line, empty lines left out, numbering and bullets taken off. */
export function promptLines(list: string): string[] {
  const lines = list
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutListLabels(lines);
}
