import type { FailureKind } from '../services/errors/app-error.ts';

/** The HTTP status of each kind of failure. */
export const statusByKind = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'rate-limited': 429,
} as const satisfies Record<FailureKind, number>;
