import {
  formattedRun,
  isInlineFormat,
  joinRuns,
  runHtml,
  type FormattedRun,
} from '../../primitives/rich-text/formatted-runs.ts';
import { readRichText, type RichNode } from '../../primitives/rich-text/rich-text-nodes.ts';
import type { InlineFormat } from '../../primitives/rich-text/rich-text.ts';

/** Writes formatted text as HTML for the author's field: a paragraph for each line. */
export function linesToHtml(runs: readonly FormattedRun[]): string {
  const lines = [''];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push('');
      if (text !== '') lines.push(`${lines.pop() ?? ''}${runHtml({ ...run, text })}`);
    }
  }
  return lines.every((line) => line === '') ? '' : lines.map((line) => `<p>${line}</p>`).join('');
}

/** Reads formatted text from the HTML of the author's field. White space is kept. */
export function linesFromHtml(html: string): FormattedRun[] {
  const runs: FormattedRun[] = [];
  const append = (nodes: readonly RichNode[], formatting: readonly InlineFormat[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') runs.push(formattedRun(node, formatting));
      else if (node.tag === 'br') runs.push({ text: '\n' });
      else append(node.children, isInlineFormat(node.tag) ? [...formatting, node.tag] : formatting);
    }
  };
  for (const [index, line] of readRichText(html).entries()) {
    if (index > 0) runs.push({ text: '\n' });
    append([line], []);
  }
  return joinRuns(runs);
}
