import type { Call, CallInput, Role, UserId } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Visible } from './visible/visible.ts';

/** An object that a call names; the caller has to see it. */
export type NamedObject<C extends Call> =
  | {
      visible: Visible;
      /** The object's id in the path or the query, checked before the body is read; undefined where the call names none this time. */
      id: (input: Pick<CallInput<C>, 'params' | 'query'>) => string | undefined;
      /**
       * Whose the object is, where that never changes, the owner sees it in every role that may make the call, and the call's own statement
       * finds it once more: a server keeps it, and asks the database of others only (`db/known-owners.ts`).
       */
      ownerOf?: (db: Database, input: Pick<CallInput<C>, 'params' | 'query'>) => Promise<UserId | undefined>;
    }
  | {
      visible: Visible;
      /** The object's id in the body. */
      idInBody: (body: CallInput<C>['body']) => string;
    };

/** Who may make a call, and on whose objects. */
export type Rule<C extends Call> =
  | { open: true }
  | {
      /** Who may; others are refused (403). */
      roles: readonly Role[];
      /** The object it is about; 404 if it is not visible to the caller. */
      object?: NamedObject<C>;
      /** Allowed before the first own password is set. */
      beforeFirstLogin?: true;
      /** Allowed with a token for publishing, which allows nothing else. */
      byToken?: true;
      /** Made so often in an exam that a session of up to 90 seconds before will do, unless it has ended (`kept-sessions.ts`). */
      recentSession?: true;
      /** Refused in a forced login: only the person themselves may do it. */
      inPerson?: true;
    };
