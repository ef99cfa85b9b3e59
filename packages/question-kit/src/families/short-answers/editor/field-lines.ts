import { withoutListLabels } from '../../../primitives/text/list-labels.ts';

/** The accepted answers of a field in one line: `answer | alternative`; `\|` is a stroke within an answer. */
export function textFromAnswers(answers: readonly string[]): string {
  return answers.map((answer) => answer.replaceAll('|', String.raw`\|`)).join(' | ');
}

/** The answers in a line, trimmed; empty ones are left out. */
export function answersFromText(text: string): string[] {
  return (text.match(/(?:\\[\s\S]|[^|\\]|\\$)+/gu) ?? [])
    .map((answer) => answer.replaceAll(String.raw`\|`, '|').trim())
    .filter((answer) => answer !== '');
}

/** A field read from a pasted list. */
export interface FieldLine {
  prompt: string;
  answers: string[];
}

const gap = /\[\[((?:\\[\s\S]|(?!\]\])[\s\S])*)\]\]/gu;

/**
 * The fields in a list. A line says `prompt = answer | alternative`, or has its answers in the text: `opens at [[nine|9]]`.
 * Lines that begin with `#` are headings of what follows. A line without answers is a prompt that a person marks; among
 * `notes` it is a note without a field.
 */
export function fieldLines(list: string, notes: boolean): FieldLine[] {
  const fields: FieldLine[] = [];
  let before: string[] = [];
  const add = (prompt: string, answers: string[]) => {
    fields.push({ prompt: [...before, prompt].join('\n').trim(), answers });
    before = [];
  };
  const lines = list
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const text of withoutListLabels(lines)) {
    const equals = text.lastIndexOf('=');
    if (/^#{1,2}\s/u.test(text)) before.push(text);
    else if (text.search(gap) !== -1) for (const field of fieldsWithin(text)) add(field.prompt, field.answers);
    else if (equals !== -1) add(text.slice(0, equals).trim(), answersFromText(text.slice(equals + 1)));
    else if (notes) before.push(text);
    else add(text, []);
  }
  if (before.length > 0) endWith(fields, before);
  return fields;
}

/** A line with several gaps becomes as many fields; what follows the last one stays with it. */
function fieldsWithin(text: string): FieldLine[] {
  const found = [...text.matchAll(gap)];
  return found.map((match, at) => {
    const previous = found[at - 1];
    const from = previous ? previous.index + previous[0].length : 0;
    const after = at === found.length - 1 ? text.slice(match.index + match[0].length) : '';
    return {
      prompt: `${text.slice(from, match.index).trimStart()}___${after}`.trim(),
      answers: answersFromText(match[1] ?? ''),
    };
  });
}

/** Notes after the last field stay below it; where there is none, the last note gets one. */
function endWith(fields: FieldLine[], notes: readonly string[]): void {
  const last = fields.at(-1);
  if (!last) fields.push({ prompt: notes.join('\n'), answers: [] });
  else last.prompt = [/_{2,}/u.test(last.prompt) ? last.prompt : `${last.prompt} ___`.trim(), ...notes].join('\n');
}
