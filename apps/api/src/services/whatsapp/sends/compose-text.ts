import type { Language, WhatsAppTexts } from '@rubrica/api-client/contract';
import type { FieldProblems } from '../../errors/failure-data.ts';

const placeholders = ['name', 'task', 'due'] as const;
type Placeholder = (typeof placeholders)[number];

/** What the placeholders of a text stand for. */
export type TextValues = Record<Placeholder, string>;

const anyPlaceholder = /\{([^{}\n]{0,40})\}/gu;

/** The names in braces that a text has, each once. */
function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(anyPlaceholder)].map(([, name = '']) => name.trim()))];
}

/** What is wrong with the placeholders of a send's texts; `task` is what they can name. */
export function textProblems(texts: WhatsAppTexts, task: { dueAt: Date | null } | null): FieldProblems {
  const problems: FieldProblems = {};
  for (const language of ['en', 'ar'] as const) {
    const names = namesIn(texts[language]);
    const known: readonly string[] = placeholders;
    const unknown = names.filter((name) => !known.includes(name));
    const field = `texts.${language}`;
    if (unknown.length > 0)
      problems[field] = [{ code: 'unknown_placeholder', names: unknown.map((name) => `{${name}}`).join(', ') }];
    else if (task === null && (names.includes('task') || names.includes('due')))
      problems[field] = [{ code: 'placeholder_task' }];
    else if (task?.dueAt === null && names.includes('due')) problems[field] = [{ code: 'placeholder_due' }];
  }
  return problems;
}

/** The text that somebody of a language reads. */
export function composeText(texts: WhatsAppTexts, language: Language, values: TextValues): string {
  const template = texts[language] || texts[language === 'ar' ? 'en' : 'ar'];
  const byName = new Map<string, string>(Object.entries(values));
  return template.replaceAll(anyPlaceholder, (whole, name: string) => byName.get(name.trim()) ?? whole);
}

/** Several names as one, such as `Sara and Omar`. */
export function joinNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** When something is due, as a person of a language reads it. */
export function dueText(dueAt: Date | null, language: Language, timeZone: string): string {
  if (dueAt === null) return '';
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: language === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(dueAt);
}
