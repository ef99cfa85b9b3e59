import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useCheckedForm } from './use-checked-form.ts';

/** A form that is checked by a schema. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const resolver = useMemo(() => zodResolver<Input, unknown, Output>(schema), [schema]);
  return useCheckedForm(resolver, defaultValues);
}
