import type { Language } from '@rubrica/api-client/contract';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

const languages = { en, ar } satisfies Record<Language, Messages>;

/** Returns the texts of a language. */
export function messagesFor(language: Language): Messages {
  return languages[language];
}
