import type { CallArguments, Contract } from '@rubrica/api-client/contract';
import { useState } from 'react';
import { newId } from './new-id.ts';

/** What a call that creates an object is sent with, so that it creates one however often it is sent. */
type KeyHeaders = NonNullable<CallArguments<Contract['createLevel']>['headers']>;

/**
 * Returns a function that creates an object of what somebody wrote or chose. One that is created again after a failure, with nothing
 * changed, gets the same id: the server may have stored it, and only the reply was lost.
 */
export function useCreateOnce() {
  const [ids] = useState(() => new Map<string, string>());
  return async <Reply>(of: object, create: (headers: KeyHeaders) => Promise<Reply>): Promise<Reply> => {
    const written = JSON.stringify(of);
    const id = ids.get(written) ?? newId();
    ids.set(written, id);
    const reply = await create({ 'idempotency-key': id });
    ids.delete(written);
    return reply;
  };
}
