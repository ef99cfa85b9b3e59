/** A note of a lecture, or a moment that was not understood, as it is exported. */
export interface ExportedNote {
  time: string;
  text: string;
}

/** Returns notes as plain text: a line per note, with its time. */
export function notesAsText(title: string, notes: readonly ExportedNote[]): string {
  return `${[title, '', ...notes.map(({ time, text }) => `${time}  ${text}`)].join('\n')}\n`;
}

/** Returns notes as Markdown: a list item per note, its further lines below it. What would be Markdown in a note stays text. */
export function notesAsMarkdown(title: string, notes: readonly ExportedNote[]): string {
  const items = notes.map(({ time, text }) => `- **${time}** ${escaped(text).replaceAll('\n', '\n  ')}`);
  return `${[`# ${escaped(title)}`, '', ...items].join('\n')}\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+]|\d+\.)(?=\s)/gmu, String.raw`$1\$2`);
}
