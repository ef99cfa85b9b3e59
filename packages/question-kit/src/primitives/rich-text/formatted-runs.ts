import { escapeHtml } from './clean-rich-text.ts';
import { inlineFormats, type InlineFormat } from './rich-text.ts';

/** A run of text with the tags that format it; `formatting` is absent in a plain run. */
export interface FormattedRun {
  text: string;
  formatting?: InlineFormat[] | undefined;
}

const formats: ReadonlySet<string> = new Set(inlineFormats);

/** Whether a tag formats words within a line. */
export function isInlineFormat(tag: string): tag is InlineFormat {
  return formats.has(tag);
}

/** Returns a run that is plain when there is no formatting; each tag counts once, in the order of `inlineFormats`. */
export function formattedRun(text: string, formatting: readonly InlineFormat[] = []): FormattedRun {
  const tags = inlineFormats.filter((tag) => formatting.includes(tag));
  return tags.length === 0 ? { text } : { text, formatting: tags };
}

/** Whether two runs are formatted alike. */
export function isFormattedAlike(one: FormattedRun | undefined, other: FormattedRun | undefined): boolean {
  const [tags, otherTags] = [one, other].map((run) => inlineFormats.filter((tag) => run?.formatting?.includes(tag)));
  return String(tags) === String(otherTags);
}

/** Returns the runs in their shortest form: none is empty, neighbours differ, and line breaks have no formatting. */
export function joinRuns(runs: readonly FormattedRun[]): FormattedRun[] {
  const joined: FormattedRun[] = [];
  const append = (run: FormattedRun) => {
    const last = joined.at(-1);
    if (run.text === '') return;
    if (last && isFormattedAlike(last, run)) last.text += run.text;
    else joined.push(run);
  };
  for (const { text, formatting } of runs)
    for (const piece of formatting ? text.split(/(\n+)/u) : [text])
      append(formattedRun(piece, piece.startsWith('\n') ? [] : formatting));
  return joined;
}

/** Writes a run as HTML, its line breaks as `<br>`. */
export function runHtml(run: FormattedRun, textHtml: string = escapeHtml(run.text)): string {
  const { formatting = [] } = formattedRun(run.text, run.formatting);
  const start = formatting.map((tag) => `<${tag}>`).join('');
  const end = formatting.toReversed().map((tag) => `</${tag}>`);
  return `${start}${textHtml.replaceAll('\n', '<br>')}${end.join('')}`;
}
