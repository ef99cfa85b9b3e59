/** Whether a file fits a native `accept` list, by its type or the end of its name. */
export function accepts(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
      return rule === type;
    });
}

/** Bytes in the unit a person would say, at least a tenth of a kilobyte. */
export function sizeText(
  bytes: number,
  format: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') => string,
): string {
  if (bytes >= 1024 ** 3) return format(bytes / 1024 ** 3, 'gigabyte');
  if (bytes >= 1024 ** 2) return format(bytes / 1024 ** 2, 'megabyte');
  return format(Math.max(0.1, bytes / 1024), 'kilobyte');
}
