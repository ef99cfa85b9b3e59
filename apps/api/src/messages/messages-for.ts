import type { Language } from '@rubrica/api-client/contract';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import type { FailureCode, FailureData, FieldProblem } from '../services/errors/failure-data.ts';

const languages = { en, ar } satisfies Record<Language, Messages>;

/** Returns the texts of a language. */
export function messagesFor(language: Language): Messages {
  return languages[language];
}

/** Returns the text of a validation error. */
export function problemText(messages: Messages, problem: FieldProblem): string {
  if ('names' in problem) return messages.fields[problem.code](problem);
  if ('line' in problem) return messages.fields[problem.code](problem);
  return 'limit' in problem ? messages.fields[problem.code](problem) : messages.fields[problem.code]();
}

/** Returns the text of a failure. */
export function failureText<Code extends FailureCode>(messages: Messages, code: Code, data: FailureData[Code]): string {
  const texts: Messages['failures'] = messages.failures;
  return texts[code](data);
}
