import { z } from 'zod';

/** What a page sends when it opens a socket: the token of its session, as calls carry it. */
export const handshakeSchema = z.object({ token: z.string().regex(/^[\w.~+/=-]{16,512}$/u) });

/** What the server answers to a socket that it refuses: it is tried again only after `busy`. */
export const handshakeRefusals = ['unauthenticated', 'first_login', 'too_many', 'busy'] as const;
export type HandshakeRefusal = (typeof handshakeRefusals)[number];
