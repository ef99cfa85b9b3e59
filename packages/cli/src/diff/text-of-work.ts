import type { Work } from '../read-work.ts';

/**
 * A paper or a question as text, a line for each field, for Git's own comparison: a line names its field by the ids of items
 * instead of their places, so that an item that is moved keeps its lines.
 */
export function textOfWork(work: Work): string {
  return linesOf(work.kind === 'paper' ? work.paper : work.question, '').join('\n');
}

function linesOf(value: unknown, name: string): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object'))
      return value.length === 0 ? [] : [`${name}: ${value.join(' | ')}`];
    return value.flatMap((each, index) => linesOf(each, `${name}/${idOf(each) ?? index + 1}`));
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([field]) => field !== 'id')
      .flatMap(([field, each]) => linesOf(each, name === '' ? field : `${name}/${field}`));
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.split('\n').map((line) => `${name}: ${line}`);
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined;
}
