import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@rubrica/api-client';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../errors/error-text.ts';
import type { Messages } from '../messages/en.ts';
import { placeFieldErrors } from './field-errors.ts';

/**
 * A form that is validated by a schema when a field loses the focus, then at every change of it (`spec.md` section 5). A
 * new schema, such as one in another language, validates the invalid fields again.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues,
  });
  const { formState, trigger } = form;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the errors are the names of the form's own fields
  const invalid = Object.keys(formState.errors) as FieldPath<Input>[];
  useEffect(() => {
    // Messages of the server disappear here, because they are in the previous language.
    if (invalid.length > 0) void trigger(invalid);
    // eslint-disable-next-line react/exhaustive-deps -- only a new schema needs new messages, not every new error
  }, [schema]);
  return form;
}

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
