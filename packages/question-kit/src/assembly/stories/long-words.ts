import type { AnswerEntry } from '../core/registry.ts';
import type { Question } from '../core/question.ts';
import { mapValues } from '../core/schema-metadata.ts';

/** A word of 120 letters without a place to break it. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120);

/** Fields that no person reads: a language is a tag, and tells the captions of a video apart. */
const unread: ReadonlySet<unknown> = new Set(['id', 'language']);

/** The question with the word in the place of every text that a person reads. */
export function withLongWords(question: Question): Question {
  return mapValues(question, ({ value, role, isFixed, path }) => {
    if (typeof value !== 'string' || value === '' || isFixed || unread.has(path.at(-1))) return value;
    return role === 'rich-text' ? `<p>${longWord}</p>` : longWord;
  });
}

/** The fields of an entry that hold what somebody typed. */
const typed: ReadonlySet<string> = new Set(['studentAnswer', 'text', 'comment', 'instructorComments', 'reviewedBy']);

/** The answer with the word in the place of everything that was typed; what was chosen stays. */
export function withLongAnswers(entry: AnswerEntry, question: Question): AnswerEntry {
  const ids = new Set(JSON.stringify(question).match(/(?<="id":")[^"]+/gu));
  const isChoice = (text: string) => text.split(' ').every((id) => ids.has(id));
  const text = JSON.stringify(entry, (name, value: unknown) =>
    typed.has(name) && typeof value === 'string' && value !== '' && !isChoice(value) ? longWord : value,
  );
  const replaced: AnswerEntry = JSON.parse(text);
  return replaced;
}
