import type { Language, Role, UserId } from '@rubrica/api-client/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { noticeDigests } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import type { AppContext } from '../context.ts';
import { NotFoundError } from '../errors/errors.ts';
import { defaultDigest } from './default-choices.ts';

const tokenParts = /^(?<id>[\da-f-]{36})\.(?<signature>[\w-]{43})$/u;

/** The path of the page on which a person ends the daily mail, without a session. It ends nothing else, and works for good. */
export function unsubscribePath(secret: string, userId: UserId): string {
  return `/api/unsubscribe/${userId}.${signatureOf(secret, userId).toString('base64url')}`;
}

function signatureOf(secret: string, userId: UserId): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest();
}

type UnsubscribeContext = Pick<AppContext, 'db' | 'clock' | 'secret'>;

/** Returns whose daily mail a link ends. @throws {NotFoundError} for a link that this server has not signed */
export async function findSubscriber(
  { db, secret }: UnsubscribeContext,
  token: string,
): Promise<{ id: UserId; language: Language; role: Role }> {
  const { id = '', signature = '' } = tokenParts.exec(token)?.groups ?? {};
  const given = Buffer.from(signature, 'base64url');
  const signed = signatureOf(secret, id);
  if (!z.uuid().safeParse(id).success || given.length !== signed.length || !timingSafeEqual(given, signed))
    throw new NotFoundError();
  const [subscriber] = await db
    .select({ id: users.id, language: users.language, role: users.role })
    .from(users)
    .where(eq(users.id, id));
  if (!subscriber) throw new NotFoundError();
  return subscriber;
}

/** Ends the daily mail of a person. Their notices stay in the app, where they can turn it on again. */
export async function unsubscribe({ db, clock }: UnsubscribeContext, userId: UserId): Promise<void> {
  const { hour, quietHours } = defaultDigest;
  const hours = { hour, quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
  await db
    .insert(noticeDigests)
    .values({ userId, isOn: false, ...hours })
    .onConflictDoUpdate({ target: noticeDigests.userId, set: { isOn: false, updatedAt: clock.now() } });
}
