import type { JobFailureReason } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { isDiskFull } from '../disk-full.ts';
import { describeError } from '../log.ts';

/** What a job itself tells of its failure. */
export const failureReasons = [
  'database',
  'disk-full',
  'mail',
  'outdated',
  'other',
] as const satisfies JobFailureReason[];
type FailureReason = (typeof failureReasons)[number];

/** Long enough for a few causes with their stacks. */
const maxDetails = 4_000;

/** The error that the queue stores of a failed job. It holds no data of people. */
class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, details: string) {
    super(details);
    this.reason = reason;
    // The details have it.
    delete this.stack;
  }
}

/** Returns what is stored of an error. */
export function failureOf(error: unknown): Error {
  return new JobFailure(reasonOf(error), describeError(error).slice(0, maxDetails));
}

function reasonOf(error: unknown): FailureReason {
  if (isDiskFull(error)) return 'disk-full';
  if (error instanceof z.ZodError) return 'outdated';
  const errors = withCauses(error);
  if (errors.some((each) => 'severity' in each || 'query' in each)) return 'database';
  // Of SMTP: the command that was refused, or the server that could not be reached.
  if (errors.some((each) => 'command' in each)) return 'mail';
  return 'other';
}

function withCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...causes, error.cause].flatMap(withCauses)];
}
