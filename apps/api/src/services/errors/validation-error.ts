import { AppError } from './app-error.ts';
import type { FieldProblems, PlainCode } from './failure-data.ts';

/** The input is invalid; `fields` says where and why. */
export class ValidationError extends AppError<PlainCode> {
  readonly kind = 'invalid';
  readonly fields: FieldProblems;

  constructor(fields: FieldProblems, code: PlainCode = 'invalid') {
    super(code, undefined);
    this.fields = fields;
  }
}
