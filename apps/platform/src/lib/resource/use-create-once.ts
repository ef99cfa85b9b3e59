import type { CallArguments, Contract } from '@rubrica/api-client/contract';
import { useState } from 'react';

/** What a call that creates an object is sent with, so that it creates one however often it is sent. */
type KeyHeaders = NonNullable<CallArguments<Contract['createLevel']>['headers']>;

/** A new UUIDv7: it begins with the time. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/**
 * Returns a function that creates an object. One that is created again after a failure, with nothing changed, gets the same id: the
 * server may have stored it, and only the reply was lost.
 */
export function useCreateOnce() {
  const [ids] = useState(() => new Map<string, string>());
  return async <Reply>(body: object, create: (headers: KeyHeaders) => Promise<Reply>): Promise<Reply> => {
    const written = JSON.stringify(body);
    const id = ids.get(written) ?? newId();
    ids.set(written, id);
    const reply = await create({ 'idempotency-key': id });
    ids.delete(written);
    return reply;
  };
}
