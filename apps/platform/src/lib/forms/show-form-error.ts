import { ApiError } from '@rubrica/api-client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '../errors/error-text.ts';
import type { Messages } from '../messages/en.ts';
import { placeFieldErrors } from './field-errors.ts';

interface FormErrorOptions<Field extends string> {
  /** The fields that can show a message. */
  fields: readonly Field[];
  /** The form's fields by the body fields of its call, where the two are named differently. */
  names?: Readonly<Record<string, Field | undefined>>;
  messages: Messages;
  /** What to say where the server gave no message. */
  fallback: string;
}

/**
 * Shows a refusal's messages at their fields, and returns what the form has to show itself: the messages of what has no
 * field, or why the call failed; empty if the fields show everything.
 */
export function showFormError<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, unknown>,
  error: unknown,
  { fields, names, messages, fallback }: FormErrorOptions<FieldPath<Input>>,
): string {
  const errors = error instanceof ApiError ? error.errors : {};
  const { atFields, others } = placeFieldErrors(errors, fields, names);
  for (const [field, message] of atFields) form.setError(field, { type: 'server', message });
  if (atFields[0]) form.setFocus(atFields[0][0]);
  if (atFields.length > 0) return others.join(' ');
  return [errorText(error, messages, fallback), ...others].join(' ');
}
