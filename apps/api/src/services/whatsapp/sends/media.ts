import type { FileId } from '@rubrica/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { files } from '../../../db/schema/files.ts';
import type { ProviderMedia } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import { ValidationError } from '../../errors/errors.ts';
import { signLink } from '../../files/signed-link.ts';

const megabyte = 1024 * 1024;

/** How large a file may be that WhatsApp takes, by kind. */
export const mediaLimits = {
  image: 5 * megabyte,
  video: 16 * megabyte,
  audio: 16 * megabyte,
  document: 100 * megabyte,
} as const satisfies Record<ProviderMedia['kind'], number>;

/** What phones play and show; other types, such as WebM, they do not. */
const kinds: Readonly<Record<string, ProviderMedia['kind']>> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'video/mp4': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/aac': 'audio',
  'audio/ogg': 'audio',
  'application/pdf': 'document',
};

/** The provider fetches a file when it sends the message, which may be long after it was handed over. */
const linkLifetimeMs = 24 * 3_600_000;

/** Checks a file that is to be sent. @throws {ValidationError} if it is not there, too large, or of a type that phones do not show */
export async function assertSendable(tx: Database, id: FileId): Promise<void> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)));
  if (!file) throw new ValidationError({ mediaFileId: [{ code: 'unknown' }] });
  const kind = kinds[file.mime];
  if (kind === undefined) throw new ValidationError({ mediaFileId: [{ code: 'not_for_whatsapp' }] });
  const limit = mediaLimits[kind];
  if (file.size > limit)
    throw new ValidationError({ mediaFileId: [{ code: 'megabytes_max', limit: limit / megabyte }] });
}

/** Returns a file as the provider fetches it; null where it is gone. */
export async function openMedia(
  { db, secret, clock, origin }: Pick<AppContext, 'db' | 'secret' | 'clock' | 'origin'>,
  id: FileId,
): Promise<ProviderMedia | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)));
  const kind = file && kinds[file.mime];
  if (!file || !kind) return null;
  const { expiresAtMs, signature } = signLink(secret, id, clock.now().getTime() + linkLifetimeMs);
  const query = new URLSearchParams({ expires: String(expiresAtMs), signature });
  const url = `${origin}/api/files/${id}/content?${query.toString()}`;
  return { kind, url, ...(kind === 'document' ? { fileName: file.name } : {}) };
}
