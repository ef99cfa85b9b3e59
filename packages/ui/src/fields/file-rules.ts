/** Returns whether a native `accept` list contains the type or the file name extension of a file. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => {
      if (entry.startsWith('.')) return name.endsWith(entry);
      if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
      return entry === type;
    });
}

/** Formats a number of bytes in the largest unit that fits, at least a tenth of a kilobyte. */
export function formatFileSize(
  bytes: number,
  format: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') => string,
): string {
  if (bytes >= 1024 ** 3) return format(bytes / 1024 ** 3, 'gigabyte');
  if (bytes >= 1024 ** 2) return format(bytes / 1024 ** 2, 'megabyte');
  return format(Math.max(0.1, bytes / 1024), 'kilobyte');
}
