import type { FileKind } from '@rubrica/api-client/contract';

const bytesPerMegabyte = 1024 * 1024;

/** The maximum size of a file in bytes (`product.md`, "Limits"). */
export const maxSizeBytes = {
  image: 5 * bytesPerMegabyte,
  audio: 50 * bytesPerMegabyte,
  video: 500 * bytesPerMegabyte,
  pdf: 50 * bytesPerMegabyte,
  captions: 1 * bytesPerMegabyte,
} as const satisfies Record<FileKind, number>;

/** The maximum size of any file; nothing is read beyond it. */
export const maxUploadSizeBytes = Math.max(...Object.values(maxSizeBytes));

/**
 * The accepted types: those that a browser can show and that cannot run scripts.
 * Each has its file extensions, the usual one first. HTML and SVG are excluded, because scripts in them would run with the platform's origin.
 */
const acceptedTypes: Readonly<Record<string, { kind: FileKind; extensions: readonly [string, ...string[]] }>> = {
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/apng': { kind: 'image', extensions: ['apng', 'png'] },
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'audio/mpeg': { kind: 'audio', extensions: ['mp3'] },
  'audio/mp4': { kind: 'audio', extensions: ['m4a', 'mp4'] },
  'audio/x-m4a': { kind: 'audio', extensions: ['m4a', 'mp4'] },
  'audio/aac': { kind: 'audio', extensions: ['aac'] },
  'audio/wav': { kind: 'audio', extensions: ['wav'] },
  'audio/ogg': { kind: 'audio', extensions: ['ogg', 'oga', 'opus'] },
  'audio/flac': { kind: 'audio', extensions: ['flac'] },
  'audio/webm': { kind: 'audio', extensions: ['webm', 'weba'] },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
  'video/x-m4v': { kind: 'video', extensions: ['m4v', 'mp4'] },
  'video/webm': { kind: 'video', extensions: ['webm'] },
  'video/ogg': { kind: 'video', extensions: ['ogv', 'ogg'] },
  'video/quicktime': { kind: 'video', extensions: ['mov', 'qt'] },
  'application/pdf': { kind: 'pdf', extensions: ['pdf'] },
  'text/vtt': { kind: 'captions', extensions: ['vtt'] },
};

/** A type that is accepted. */
export interface AcceptedType {
  mime: string;
  kind: FileKind;
}

/**
 * Returns the type under which a file is stored, or null if it is not accepted.
 *
 * @param detected the type as detected from the content
 * @param declared the type as declared by the sender; only used to tell audio from video in the same container format
 */
export function findAcceptedType(detected: string | undefined, declared: string): AcceptedType | null {
  const content = withoutParameters(detected ?? '');
  const claimed = withoutParameters(declared);
  const asAudio = content.replace(/^video\//u, 'audio/');
  const mime = content !== asAudio && claimed === asAudio && asAudio in acceptedTypes ? asAudio : content;
  const accepted = acceptedTypes[mime];
  return accepted ? { mime, kind: accepted.kind } : null;
}

/** Returns what people call the types that are accepted for a kind of file, or for any: `PNG`, `MP3`. */
export function typeNames(kind?: FileKind): string[] {
  const types = Object.values(acceptedTypes).filter((type) => kind === undefined || type.kind === kind);
  return [...new Set(types.map(({ extensions: [extension] }) => extension.toUpperCase()))];
}

/** Returns the file extensions of an accepted type, without the dot; the usual one first. */
export function extensionsOf(mime: string): readonly [string, ...string[]] {
  return acceptedTypes[mime]?.extensions ?? ['bin'];
}

function withoutParameters(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
