import type { Language } from '@rubrica/api-client/contract';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** How long a form waits for its schema before it goes to the server unchecked. */
const loadTimeoutMs = 5_000;

const loadTimeout = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), loadTimeoutMs);
  });

/** Checks a form by a schema that is loaded when it is first needed. */
export interface LazyResolver<Values extends FieldValues> {
  /** Starts to load the schema. */
  preload: () => void;
  resolver: Resolver<Values, unknown, Values>;
}

/**
 * For a form that has to be on the screen before all else, and whose values the server checks as well: its first visit does not
 * load zod. Where the schema cannot be loaded, the form is sent as it is, and shows what the server says of it.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
  language: Language,
): LazyResolver<Values> {
  const load = async () => {
    const [{ formResolver }, schema] = await Promise.all([import('./form-resolver.ts'), loadSchema()]);
    return formResolver(schema, language);
  };
  const loadWithinTime = () => Promise.race([load().catch(() => null), loadTimeout()]);
  return {
    preload: () => void load().catch(() => null),
    resolver: async (values, context, options) => {
      const resolver = await loadWithinTime();
      return resolver ? resolver(values, context, options) : { values, errors: {} };
    },
  };
}
