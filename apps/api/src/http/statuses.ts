import type { FailureKind } from '../services/errors/app-error.ts';

/** The status under which each kind of failure travels. */
export const statuses = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'rate-limited': 429,
} as const satisfies Record<FailureKind, number>;
