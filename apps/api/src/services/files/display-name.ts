const maxLength = 255;

/** Returns the display name of an uploaded file: the last path segment, without control characters. */
export function toDisplayName(file: Blob): string {
  const path = file instanceof File ? file.name : '';
  const last = path.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  // Control characters and direction overrides, which can make "gpj.exe" read as "exe.jpg".
  const name = last.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return name.slice(-maxLength) || 'file';
}
