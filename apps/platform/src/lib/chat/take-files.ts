const megabyte = 1024 * 1024;

/** What a message carries, with the most megabytes of each: as the server accepts them. */
const kinds = [
  { pattern: /^image\/(?:png|apng|jpeg|gif|webp|avif)$/u, megabytes: 5 },
  { pattern: /^audio\//u, megabytes: 50 },
  { pattern: /^application\/pdf$/u, megabytes: 50 },
];

/** For the `accept` of a file input. */
export const acceptedFiles = 'image/png,image/jpeg,image/gif,image/webp,image/avif,audio/*,application/pdf';

/** Why a file is not taken. */
type FileProblem =
  | { code: 'kind'; name: string }
  | { code: 'size'; name: string; megabytes: number }
  | { code: 'number'; most: number };

/** Chooses the files that a message can carry besides those that it has, and says why the others are left out. */
export function takeFiles(
  files: readonly File[],
  { taken, most }: { taken: number; most: number },
): { accepted: File[]; problems: FileProblem[] } {
  const accepted: File[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const kind = kinds.find(({ pattern }) => pattern.test(file.type));
    if (!kind) problems.push({ code: 'kind', name: file.name });
    else if (file.size > kind.megabytes * megabyte)
      problems.push({ code: 'size', name: file.name, megabytes: kind.megabytes });
    else if (taken + accepted.length < most) accepted.push(file);
    else if (problems.every(({ code }) => code !== 'number')) problems.push({ code: 'number', most });
  }
  return { accepted, problems };
}
