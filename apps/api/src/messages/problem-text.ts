import type { FailureCode, FailureData, FieldProblem } from '../services/errors/failure-data.ts';
import type { Messages } from './messages.ts';

/** Returns the text of a validation error. */
export function problemText(messages: Messages, problem: FieldProblem): string {
  return 'limit' in problem ? messages.fields[problem.code](problem) : messages.fields[problem.code]();
}

/** Returns the text of a failure. */
export function failureText<Code extends FailureCode>(messages: Messages, code: Code, data: FailureData[Code]): string {
  const texts: Messages['failures'] = messages.failures;
  return texts[code](data);
}
