import type { z } from 'zod';
import type { FieldProblem, FieldProblems } from '../services/errors/failure-data.ts';

type Issue = z.core.$ZodIssue;

/** Converts the issues of a schema to problems of the input's fields. The input itself is never repeated. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of error.issues) {
    (problems[issue.path.map(String).join('.')] ??= []).push(problemOf(issue));
  }
  return problems;
}

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'too_small':
      return small(issue);
    case 'too_big':
      return big(issue);
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : issue.expected === 'int' ? 'whole_number' : 'format' };
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'format' };
    case 'invalid_value':
    case 'invalid_union':
      return { code: 'choice' };
    case 'unrecognized_keys':
      return { code: 'key_not_allowed' };
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { code: 'format' };
  }
}

const formats: Record<string, 'email' | 'phone' | 'moment'> = { email: 'email', e164: 'phone', datetime: 'moment' };

function small({ origin, minimum }: { origin: string; minimum: number | bigint }): FieldProblem {
  const limit = Number(minimum);
  if (origin === 'string') return limit === 1 ? { code: 'required' } : { code: 'text_min', limit };
  return origin === 'array' || origin === 'set' ? { code: 'list_min', limit } : { code: 'number_min', limit };
}

function big({ origin, maximum }: { origin: string; maximum: number | bigint }): FieldProblem {
  const limit = Number(maximum);
  if (origin === 'string') return { code: 'text_max', limit };
  return origin === 'array' || origin === 'set' ? { code: 'list_max', limit } : { code: 'number_max', limit };
}
