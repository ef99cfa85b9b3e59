import type { CallName, CallRefusal, Contract, RefusalCode } from '../contract/index.ts';
import { ApiError } from './api-error.ts';

/** Returns whether an error is the refusal of this call with this code; its `details` then have the type that the contract declares. */
export function isRefusal<Name extends CallName, Code extends RefusalCode<Contract[Name]>>(
  error: unknown,
  call: Name,
  code: Code,
): error is ApiError & { readonly details: CallRefusal<Contract[Name], Code> } {
  return error instanceof ApiError && error.call === call && error.code === code && error.details !== undefined;
}
