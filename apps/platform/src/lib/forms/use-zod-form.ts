import { useMemo } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../i18n.ts';
import { formResolver } from './form-resolver.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** A form that is checked by a schema. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const language = useLanguage();
  const resolver = useMemo(() => formResolver(schema, language), [schema, language]);
  return useCheckedForm(resolver, defaultValues);
}
