import type { Call, CallInput, Role } from '@rubrica/api-client/contract';
import type { Visible } from './visible/visible.ts';

/** An object that a call names, and whom it has to be visible to. */
export interface NamedObject<C extends Call> {
  visible: Visible;
  /** The object's id in the call; undefined where the call names none this time. */
  id: (input: CallInput<C>) => string | undefined;
}

/** Who may make a call, and on whose objects. */
export type Rule<C extends Call> =
  | { open: true }
  | {
      /** Who may; others are refused (403). */
      roles: readonly Role[];
      /** What they may do it to; to others it is not there (404). */
      object?: NamedObject<C>;
      /** Allowed to somebody who has yet to choose a password of their own. */
      beforeFirstLogin?: true;
      /** Refused in a forced login: what only the person themselves may do. */
      inPerson?: true;
    };
