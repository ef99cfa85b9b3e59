import { matchSchema, type Match } from '../../../primitives/schema/fields.ts';

/** Parses how typed answers are compared, as this kit writes it: `case=exact typos=1`. Undefined if it is not valid. */
export function matchFromText(text: string): Match | undefined {
  const settings: Record<string, string | number | boolean> = {};
  for (const pair of text.split(/[\s;,]+/u)) {
    const [name = '', value, more] = pair.split('=', 3);
    if (value === undefined || more !== undefined) continue;
    settings[name] = /^\d$/u.test(value) ? Number(value) : valueOf(value);
  }
  const result = matchSchema.safeParse(settings);
  return result.success ? result.data : undefined;
}

function valueOf(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
