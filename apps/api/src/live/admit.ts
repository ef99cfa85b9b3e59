import { type HandshakeRefusal, handshakeSchema } from '@rubrica/api-client/contract';
import { authorizeSocket } from '../policy/live-policy.ts';
import { findCaller } from '../services/auth/find-caller.ts';
import type { Caller } from '../services/caller.ts';
import type { AppContext } from '../services/context.ts';
import { AppError, RateLimitedError } from '../services/errors/errors.ts';
import type { RequestLimiter } from '../services/request-limiter.ts';

/** A socket that is not opened. The page reads why in `data`. */
export class HandshakeError extends Error {
  override readonly name = 'HandshakeError';
  readonly data: { code: HandshakeRefusal };

  constructor(code: HandshakeRefusal) {
    super(code);
    this.data = { code };
  }
}

interface Handshake {
  auth: unknown;
  address: string;
  limiter: RequestLimiter | undefined;
}

/**
 * Returns whose socket it is, by the token that calls carry, and the token.
 *
 * @throws {HandshakeError}
 */
export async function admit(app: AppContext, { auth, address, limiter }: Handshake) {
  const parsed = handshakeSchema.safeParse(auth);
  if (!parsed.success) throw new HandshakeError('unauthenticated');
  const { token } = parsed.data;
  try {
    await limiter?.limitAddress(address, 1);
    const caller: Caller | null = await findCaller(app, token);
    authorizeSocket(caller);
    return { caller, token };
  } catch (error) {
    throw new HandshakeError(codeOf(error));
  }
}

function codeOf(error: unknown): HandshakeRefusal {
  if (error instanceof RateLimitedError || !(error instanceof AppError)) return 'busy';
  return error.code === 'first_login' ? 'first_login' : 'unauthenticated';
}
