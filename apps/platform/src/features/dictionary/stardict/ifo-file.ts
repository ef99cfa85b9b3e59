import { ImportFileError } from '../import-file-error.ts';

/** What a `.ifo` file says of its dictionary. */
export interface DictionaryInfo {
  title: string;
  website: string;
  /** Who made it, what it is and its licence, where the makers say so: no field is for the licence alone. */
  about: string;
  /** The size of an offset and of a length within the `.idx` file. */
  offsetBytes: 4 | 8;
  /** The size of the unpacked `.idx` file; null if it is not said. */
  indexSizeBytes: number | null;
  /** The types of what each article consists of, as `m` for a text; empty if each article says it of its own. */
  contentTypes: string;
}

const firstLine = "StarDict's dict ifo file";

/**
 * Parses a `.ifo` file, as `doc/StarDictFileFormat` of StarDict describes it.
 *
 * @throws {ImportFileError} if it is none
 */
export function parseIfo(text: string, name: string): DictionaryInfo {
  const [first = '', ...lines] = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  if (first.trim() !== firstLine) throw new ImportFileError('damaged', name);
  const fields = new Map(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      return at === -1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
    }),
  );
  const field = (key: string) => fields.get(key) ?? '';
  const sizeBytes = Number(field('idxfilesize'));
  const said = [field('author'), field('description').replaceAll(/<br\s*\/?>/giu, '\n')];
  return {
    title: field('bookname'),
    website: field('website'),
    about: said.filter((part) => part !== '').join('\n'),
    offsetBytes: field('idxoffsetbits') === '64' ? 8 : 4,
    indexSizeBytes: Number.isSafeInteger(sizeBytes) && sizeBytes > 0 ? sizeBytes : null,
    contentTypes: field('sametypesequence'),
  };
}
