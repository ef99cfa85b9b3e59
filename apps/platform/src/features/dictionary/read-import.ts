import { nameOf, type PackedFile } from './archive/packed-file.ts';
import { decompress, readStream } from './archive/read-stream.ts';
import { listTar } from './archive/tar-archive.ts';
import { listZip } from './archive/zip-archive.ts';
import { areKeysLatin, type ParsedImport } from './import-collector.ts';
import { ImportFileError } from './import-file-error.ts';
import { parseImport } from './parse-import.ts';
import { isStarDictFile, parseStarDict, type ReadOptions } from './stardict/parse-stardict.ts';

/** Archives that no browser can unpack by itself. */
const foreignArchive = /\.(?:bz2|xz|7z|rar|zst)$/iu;
const textFile = /\.(?:tab|tsv|csv|txt|tei|xml)$/iu;

const toPacked = (file: File): PackedFile => ({ name: nameOf(file.name), open: () => file.stream() });

/** Returns the files that are in the chosen ones. */
async function unpack(chosen: readonly File[]): Promise<readonly PackedFile[]> {
  const packed = chosen.map(toPacked);
  const [archive, ...others] = chosen;
  if (!archive || packed.some(({ name }) => isStarDictFile(name))) return packed;
  if (others.length > 0) throw new ImportFileError('several');
  const { name } = archive;
  if (foreignArchive.test(name)) throw new ImportFileError('packed', name);
  if (/\.zip$/iu.test(name)) return listZip(archive);
  if (!/\.(?:gz|tgz)$/iu.test(name)) return packed;
  const open = () => decompress(archive.stream(), 'gzip');
  return /\.(?:tar\.gz|tgz)$/iu.test(name)
    ? listTar(await readStream(open(), { name }), name)
    : [{ name: name.replace(/\.gz$/iu, ''), open }];
}

/**
 * Reads the files chosen for an import: one of a known format, an archive with one, or the files of a StarDict dictionary.
 *
 * @throws {ImportFileError} if they cannot be imported
 */
export async function readImport(chosen: readonly File[], options: ReadOptions): Promise<ParsedImport> {
  const files = await unpack(chosen);
  const texts = files.filter(({ name }) => textFile.test(name));
  const isStarDict = files.some(({ name }) => isStarDictFile(name));
  const [file = files[0]] = texts;
  if (!file) throw new ImportFileError('unknown');
  if (!isStarDict && texts.length > 1) throw new ImportFileError('several');
  const parsed = isStarDict
    ? await parseStarDict(files, options)
    : parseImport(new TextDecoder().decode(await readStream(file.open(), file)));
  options.signal.throwIfAborted();
  if (parsed.kind === 'words' && !areKeysLatin(parsed.entries)) throw new ImportFileError('direction');
  return parsed;
}
