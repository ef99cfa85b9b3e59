import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@rubrica/api-client';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form checked against a schema: when a field loses the focus, then at every change of it (`spec.md` section 5). A
 * schema in another language says its messages anew.
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
  const wrong = Object.keys(formState.errors).join(' ');
  useEffect(() => {
    // Server messages have no rule behind them and go away here, which is right: they are of the other language.
    if (wrong) void trigger(wrong.split(' ') as FieldPath<Input>[]);
    // eslint-disable-next-line react/exhaustive-deps -- only a new schema asks for new words, not every new error
  }, [schema]);
  return form;
}

/** Puts a refusal's messages beside the fields they mean; false where none of them is a field of this form. */
export function showFieldErrors<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, unknown>,
  error: unknown,
  fields: readonly FieldPath<Input>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const own = fields.filter((field) => error.errors[field]?.[0]);
  for (const field of own) form.setError(field, { type: 'server', message: error.errors[field]?.[0] ?? '' });
  if (own[0]) form.setFocus(own[0]);
  return own.length > 0;
}
