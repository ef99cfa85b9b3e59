import type { Draft } from './question.ts';
import type { Block } from './registry.ts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A fresh id: 16 characters, 80 random bits; it works where there is no secure context too. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('');
}

/** The block with fresh ids for itself and its items; the ids of files stay. */
export function blockWithIds<Some extends Block>(block: Some): Some {
  const copy = { ...block, id: freshId() };
  if (!('content' in copy)) return copy;
  return { ...copy, content: copy.content.map((item) => ('id' in item ? { ...item, id: freshId() } : item)) };
}

/** A question or draft with fresh ids throughout, for a copy of it; the ids of files stay. */
export function withIds<Some extends Draft>(question: Some): Some {
  return {
    ...question,
    input: question.input.map((item) => ({ ...item, id: freshId() })),
    questions: question.questions.map(blockWithIds),
  };
}
