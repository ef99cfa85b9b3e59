import { zodResolver } from '@hookform/resolvers/zod';
import type { Language } from '@rubrica/api-client/contract';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueText } from './issue-text.ts';

/** Checks a form by a schema. Each rule says its own message, or one in the reader's language. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  language: Language,
): Resolver<Input, unknown, Output> {
  return zodResolver<Input, unknown, Output>(schema, { error: (issue) => issueText(issue, language) });
}
