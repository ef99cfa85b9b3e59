import { z } from 'zod';
import type { ReceivedMedia } from './provider.ts';

/** WhatsApp's names of the parts of a message that are files. */
const parts = {
  imageMessage: 'image',
  videoMessage: 'video',
  ptvMessage: 'video',
  audioMessage: 'audio',
  documentMessage: 'document',
  stickerMessage: 'sticker',
} as const satisfies Record<string, ReceivedMedia['kind']>;

/** Parts that hold a message. Those of what may be seen once are not among them: it stays on the phone. */
const wrappers = ['ephemeralMessage', 'documentWithCaptionMessage'];
const deepest = 3;

/** What of a part the provider needs to open the file. */
const handleFields = ['url', 'mediaKey', 'mimetype', 'directPath', 'fileEncSha256', 'fileSha256', 'mediaKeyTimestamp'];
/** A key and its hashes are shorter by far; a preview of the picture, which is not among them, is not. */
const longestHandle = 8000;

const words = z.string().max(300).catch('');
/** A number, one as text, or a long integer in two halves. */
const numberSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/u)
      .transform(Number),
    z.object({ low: z.number(), high: z.number() }).transform(({ low, high }) => high * 2 ** 32 + (low >>> 0)),
  ])
  .pipe(z.number().nonnegative())
  .nullish()
  .catch(null);
const partSchema = z.looseObject({
  mimetype: words,
  fileName: words,
  title: words,
  caption: z.string().max(100_000).catch(''),
  fileLength: numberSchema,
  seconds: numberSchema,
});
const wrapperSchema = z.object({ message: z.record(z.string(), z.unknown()) });

/** Returns the file of a message of WhatsApp, and the words below it; null where it has none. */
export function mediaOf(
  message: Readonly<Record<string, unknown>>,
  messageId: string,
  depth = 0,
): { media: ReceivedMedia; caption: string } | null {
  for (const [name, kind] of Object.entries(parts)) {
    const { data: part } = partSchema.safeParse(message[name]);
    if (!part) continue;
    const { mimetype, fileName, title, caption, fileLength, seconds } = part;
    const media = {
      kind,
      mime: mimetype,
      name: fileName || title,
      sizeBytes: fileLength ?? null,
      durationMs: typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null,
      handle: handleOf(name, messageId, part),
    };
    return { media, caption };
  }
  if (depth >= deepest) return null;
  for (const name of wrappers) {
    const { data: wrapper } = wrapperSchema.safeParse(message[name]);
    const found = wrapper && mediaOf(wrapper.message, messageId, depth + 1);
    if (found) return found;
  }
  return null;
}

/** As `POST /decrypt-media` takes it. */
function handleOf(name: string, id: string, part: Readonly<Record<string, unknown>>): ReceivedMedia['handle'] {
  if (typeof part['url'] !== 'string' || part['mediaKey'] === undefined || part['mediaKey'] === null) return null;
  const needed = handleFields.flatMap((field) => (part[field] === undefined ? [] : [[field, part[field]] as const]));
  const handle = { key: { id }, message: { [name]: Object.fromEntries(needed) } };
  return JSON.stringify(handle).length > longestHandle ? null : handle;
}
