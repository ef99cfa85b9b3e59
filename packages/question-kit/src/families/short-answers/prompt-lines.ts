/** A line of a prompt: a heading, or text with or without the field in it. */
export type PromptLine =
  | { kind: 'title' | 'heading' | 'line'; text: string }
  | { kind: 'field'; before: string; after: string };

const blank = /_{2,}/u;
const bullet = /^[-•–*]\s+/u;

/**
 * A prompt as lines. `# ` begins a title and `## ` a heading; every other line is a note, with or without a bullet before
 * it. The field stands at the first `___`, else at the end of the last line; a prompt that ends with a heading gets a line
 * for it.
 */
export function promptLines(prompt: string): PromptLine[] {
  const lines = prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);
  if (lines.some(({ kind }) => kind === 'field')) return onlyFirstField(lines);
  const last = lines.at(-1);
  if (last?.kind !== 'line') return [...lines, { kind: 'field', before: '', after: '' }];
  return [...lines.slice(0, -1), { kind: 'field', before: `${last.text} `, after: '' }];
}

/** What each line of a prompt says, with an ellipsis for a field that words or lines follow. */
export function noteTexts(lines: readonly PromptLine[]): string[] {
  return lines.map((line, index) => {
    if (line.kind !== 'field') return line.text;
    const [before, after] = [line.before.trim(), line.after.trim()];
    return after === '' && index === lines.length - 1 ? before : `${before} … ${after}`.trim();
  });
}

/** A prompt in one line, for a name: without headings. */
export function promptText(prompt: string): string {
  const lines = promptLines(prompt).filter(({ kind }) => kind === 'line' || kind === 'field');
  return noteTexts(lines)
    .filter((text) => text !== '')
    .join(' · ');
}

function lineOf(line: string): PromptLine {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3).trim() };
  if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2).trim() };
  const text = line.replace(bullet, '');
  const found = blank.exec(text);
  if (!found) return { kind: 'line', text };
  const { 0: sign, index } = found;
  return { kind: 'field', before: text.slice(0, index), after: text.slice(index + sign.length) };
}

/** A prompt has one field; further blanks are part of what is written. */
function onlyFirstField(lines: readonly PromptLine[]): PromptLine[] {
  const first = lines.findIndex(({ kind }) => kind === 'field');
  return lines.map((line, at) =>
    line.kind === 'field' && at !== first ? { kind: 'line', text: `${line.before}___${line.after}` } : line,
  );
}
