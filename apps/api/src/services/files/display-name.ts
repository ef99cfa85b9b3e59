const maxLength = 255;

/** What an uploaded file is called: its last part, without what could lead a system or a reader astray. */
export function toDisplayName(file: Blob): string {
  const given = file instanceof File ? file.name : '';
  const last = given.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  // Control characters, and those that turn the direction of writing so that "gpj.exe" reads as "exe.jpg".
  const plain = last.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return plain.slice(-maxLength) || 'file';
}
