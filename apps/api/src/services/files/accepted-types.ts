/** What a stored file is to a page; each has a limit of its own (`product.md`, "Limits"). */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'captions';

/** Bytes. */
export const bytesPerMegabyte = 1024 * 1024;

/** The most bytes a file may have. */
export const maxSizeBytes = {
  image: 5 * bytesPerMegabyte,
  audio: 50 * bytesPerMegabyte,
  video: 500 * bytesPerMegabyte,
  pdf: 50 * bytesPerMegabyte,
  captions: 1 * bytesPerMegabyte,
} as const satisfies Record<FileKind, number>;

/** More than any kind may have; nothing is read beyond it. */
export const maxUploadSizeBytes = Math.max(...Object.values(maxSizeBytes));

/**
 * Every type that is stored: those a browser shows by itself, and none that can run a script.
 * HTML and SVG are missing on purpose, so that nothing is ever served inline that could act as the platform.
 */
const kindsByType: Readonly<Record<string, FileKind>> = {
  'image/png': 'image',
  'image/apng': 'image',
  'image/jpeg': 'image',
  'image/gif': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/aac': 'audio',
  'audio/wav': 'audio',
  'audio/ogg': 'audio',
  'audio/flac': 'audio',
  'audio/webm': 'audio',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/webm': 'video',
  'video/ogg': 'video',
  'video/quicktime': 'video',
  'application/pdf': 'pdf',
  'text/vtt': 'captions',
};

/** A type that is stored. */
export interface AcceptedType {
  mime: string;
  kind: FileKind;
}

/**
 * The type under which a file is stored, or null where it is not taken.
 *
 * @param detected what the content is, as read from its first bytes
 * @param declared what the sender calls it; it only tells a recorded voice from a film where the container is the same
 */
export function findAcceptedType(detected: string | undefined, declared: string): AcceptedType | null {
  const content = withoutParameters(detected ?? '');
  const claimed = withoutParameters(declared);
  const voice = content.replace(/^video\//u, 'audio/');
  const mime = content !== voice && claimed === voice && voice in kindsByType ? voice : content;
  const kind = kindsByType[mime];
  return kind ? { mime, kind } : null;
}

function withoutParameters(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
