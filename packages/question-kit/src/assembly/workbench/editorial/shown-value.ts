import type { AllEditorMessages } from '../../editor/messages/all-editor-messages.ts';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { EditorialMessages } from './messages/en.ts';

/** The texts of a value, in one line; of a text with gaps, its words. */
export function shownValue(value: unknown, words: EditorialMessages['words']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return shown(value, words);
}

function shown(value: unknown, words: EditorialMessages['words']): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const isText = value.some((item: unknown) => isRun(item));
    return value.map((item: unknown) => (isText ? runOf(item) : shown(item, words))).join(isText ? '' : ' | ');
  }
  if (typeof value !== 'object' || value === null) return '';
  if ('name' in value && 'mime' in value) return shown(value.name, words);
  const texts = Object.entries(value)
    .filter(([field, each]) => field !== 'id' && field !== 'type' && field !== 'kind' && typeof each !== 'boolean')
    .map(([, each]) => shown(each, words));
  return [...texts, 'correct' in value && value.correct === true ? words.right : '']
    .filter((text) => text !== '')
    .join(' · ');
}

function isRun(item: unknown): item is { text: unknown } {
  return typeof item === 'object' && item !== null && 'text' in item && !('id' in item);
}

/** A run of text as it is, and a gap as its first answer. */
function runOf(item: unknown): string {
  if (isRun(item)) return String(item.text);
  const answers = typeof item === 'object' && item !== null && 'answers' in item ? item.answers : [];
  return `[${Array.isArray(answers) ? String(answers[0] ?? '') : ''}]`;
}

/** What a choice of a field is called in the form; null for what is no choice. */
export function shownChoice(m: AllEditorMessages, path: ValuePath, value: unknown): string | null {
  const field = path.at(-1);
  const names = typeof field === 'string' ? choicesOf(m)[field] : undefined;
  return names?.[String(value)] ?? null;
}

function choicesOf(m: AllEditorMessages): Partial<Record<string, Partial<Record<string, string>>>> {
  const { comparison } = m;
  return {
    type: m.skills,
    subQuestionType: m.typeNames,
    markStep: m.mcq.steps,
    compare: comparison.compareChoices,
    case: comparison.caseChoices,
    accents: comparison.accentChoices,
    typos: comparison.typoChoices,
    punctuation: comparison.punctuationChoices,
  };
}
