import { extensionsOf } from './accepted-types.ts';

const maxLength = 255;

/**
 * Returns the display name of an uploaded file: the last path segment, without control characters, with an extension of the type
 * of its content. A system that opens a download by its name then opens what was checked.
 *
 * @param sentName as its sender gave it; may be empty
 * @param mime an accepted type
 */
export function toDisplayName(sentName: string, mime: string): string {
  const last = sentName.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  // Control characters and direction overrides, which can make "gpj.exe" read as "exe.jpg".
  const name = last.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  const [extension, ...others] = extensionsOf(mime);
  const written = /\.(?<extension>[a-z][\da-z]{1,4})$/iu.exec(name)?.groups?.['extension'] ?? '';
  const isRight = [extension, ...others].includes(written.toLowerCase());
  const stem = written === '' ? name : name.slice(0, -written.length - 1);
  const ending = `.${isRight ? written : extension}`;
  return `${stem.trim().slice(-(maxLength - ending.length)) || 'file'}${ending}`;
}
