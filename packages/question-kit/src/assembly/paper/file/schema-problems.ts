import type { z } from 'zod';
import type { PaperProblem } from './problems.ts';

/** At most as many as somebody would read. */
const shownProblems = 50;

/** The problems that a schema reports. */
export function schemaProblems(error: z.ZodError, base: readonly string[] = []): PaperProblem[] {
  return error.issues.slice(0, shownProblems).map(({ path, message }) => ({
    code: 'malformed',
    path: [...base, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    data: { detail: message.endsWith('.') ? message : `${message}.` },
  }));
}
