import type { AnswerPart } from './answer-parts.ts';

/** The first text of a long answer; empty when there is none. Annotations range over it. */
export function firstText(parts: readonly AnswerPart[]): string {
  return parts.find((part) => part.kind === 'text')?.text ?? '';
}

/** The parts with their first text replaced, or added in front; the other parts stay. An empty text leaves no part. */
export function withFirstText(parts: readonly AnswerPart[], text: string): AnswerPart[] {
  const at = parts.findIndex((part) => part.kind === 'text');
  const part: AnswerPart[] = text === '' ? [] : [{ kind: 'text', text }];
  return at === -1 ? [...part, ...parts] : parts.toSpliced(at, 1, ...part);
}
