import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@rubrica/api-client';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

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
  // The keys of the errors are the names of the form's own fields.
  const invalid = Object.keys(formState.errors) as FieldPath<Input>[];
  useEffect(() => {
    // Messages of the server disappear here, because they are in the previous language.
    if (invalid.length > 0) void trigger(invalid);
    // eslint-disable-next-line react/exhaustive-deps -- only a new schema needs new messages, not every new error
  }, [schema]);
  return form;
}

/** Shows the server's messages at their fields. Returns false if none of them belongs to one of `fields`. */
export function showFieldErrors<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, unknown>,
  error: unknown,
  fields: readonly FieldPath<Input>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const invalid = fields.filter((field) => error.errors[field]?.[0]);
  for (const field of invalid) form.setError(field, { type: 'server', message: error.errors[field]?.[0] ?? '' });
  if (invalid[0]) form.setFocus(invalid[0]);
  return invalid.length > 0;
}
