/** Kinds of files. Each has its own size limit (`product.md`, "Limits"). */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'captions';

export const bytesPerMegabyte = 1024 * 1024;

/** The maximum size of a file in bytes. */
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
 * HTML and SVG are excluded, because scripts in them would run with the platform's origin.
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
  const mime = content !== asAudio && claimed === asAudio && asAudio in kindsByType ? asAudio : content;
  const kind = kindsByType[mime];
  return kind ? { mime, kind } : null;
}

function withoutParameters(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
