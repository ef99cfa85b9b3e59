import { z } from 'zod';

/** How many issues a reply names. More would help nobody, and finding them holds up other requests. */
const maxIssues = 20;

/**
 * Parses a value like `schema.safeParse`, but looks for no more than 20 issues: parts of a list or an object that is invalid
 * are checked one after the other, until there are enough.
 */
export function parseLimited(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  if (z.core.validate(schema, value)) return schema.safeParse(value);
  return { success: false, error: new z.ZodError(findIssues(schema, value, maxIssues)) };
}

type Part = readonly [schema: z.core.$ZodType, value: unknown, key: PropertyKey];

/** The first issues of an invalid value. */
function findIssues(schema: z.core.$ZodType, value: unknown, limit: number): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = [];
  for (const [part, partValue, key] of partsOf(schema, value)) {
    if (issues.length >= limit) break;
    if (z.core.validate(part, partValue)) continue;
    const found = findIssues(part, partValue, limit - issues.length);
    issues.push(...found.map((issue) => ({ ...issue, path: [key, ...issue.path] })));
  }
  if (issues.length > 0) return issues;
  // Its parts are valid, or it has none: the issues are its own, and they are few.
  return z.safeParse(schema, value).error?.issues.slice(0, limit) ?? [];
}

function partsOf(schema: z.core.$ZodType, value: unknown): Part[] {
  if (schema instanceof z.ZodArray && Array.isArray(value) && !isTooLong(schema, value))
    return value.map((item: unknown, index): Part => [schema.element, item, index]);
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const fields = new Map<string, unknown>(Object.entries(value));
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return Object.entries(shape).map(([name, field]): Part => [field, fields.get(name), name]);
  }
  if (schema instanceof z.ZodOptional) return partsOf(schema.unwrap(), value);
  return [];
}

/** Whether a list is longer than its schema allows: that is the issue to report, not what each of its items is. */
function isTooLong({ def: { checks = [] } }: z.ZodArray, { length }: unknown[]): boolean {
  return checks.some((check) => check instanceof z.core.$ZodCheckMaxLength && length > check._zod.def.maximum);
}
