import { type PackedFile } from '../archive/packed-file.ts';
import { decompress, maxUnpackedBytes, readStream } from '../archive/read-stream.ts';
import { clean, createCollector, defaultLanguage, type ParsedImport, toKey } from '../import-collector.ts';
import { ImportFileError } from '../import-file-error.ts';
import { articleParts } from './article.ts';
import { linesOf } from './article-lines.ts';
import { type DictionaryInfo, parseIfo } from './ifo-file.ts';
import { type IndexEntry, readForms, readIndex } from './index-file.ts';
import { areMostlyArabic, translationsOf } from './translations.ts';

const parts = {
  ifo: /\.ifo$/iu,
  idx: /\.idx(?:\.gz|\.dz)?$/iu,
  dict: /\.dict(?:\.dz|\.gz)?$/iu,
  syn: /\.syn(?:\.gz|\.dz)?$/iu,
};

/** Returns whether a file is one of those that a StarDict dictionary consists of. */
export const isStarDictFile = (name: string) => Object.values(parts).some((part) => part.test(name));

interface StarDictContent {
  info: DictionaryInfo;
  index: readonly IndexEntry[];
  articles: Uint8Array<ArrayBuffer>;
  /** The `.syn` file and its name. */
  forms: { bytes: Uint8Array<ArrayBuffer>; name: string } | null;
}

async function readContent(files: readonly PackedFile[]): Promise<StarDictContent> {
  const found = (part: RegExp) => files.filter(({ name }) => part.test(name));
  const [[ifo, ...otherIfos], [idx, ...otherIndexes], [dict, ...otherDicts], [syn]] = [
    found(parts.ifo),
    found(parts.idx),
    found(parts.dict),
    found(parts.syn),
  ];
  if (!ifo || !idx || !dict) {
    const missing = { '.ifo': ifo, '.idx': idx, '.dict': dict };
    throw new ImportFileError('missing', ...Object.entries(missing).flatMap(([name, file]) => (file ? [] : [name])));
  }
  if (otherIfos.length + otherIndexes.length + otherDicts.length > 0) throw new ImportFileError('several');
  let leftBytes = maxUnpackedBytes;
  const read = async ({ name, open }: PackedFile) => {
    // The dictzip format is gzip with a list of places to begin at, which is not needed here.
    const stream = /\.[gd]z$/iu.test(name) ? decompress(open(), 'gzip') : open();
    const bytes = await readStream(stream, { name, maxBytes: leftBytes });
    leftBytes -= bytes.length;
    return bytes;
  };
  const info = parseIfo(new TextDecoder().decode(await read(ifo)), ifo.name);
  const indexBytes = await read(idx);
  if (info.indexSizeBytes !== null && info.indexSizeBytes !== indexBytes.length)
    throw new ImportFileError('damaged', idx.name);
  return {
    info,
    index: [...readIndex(indexBytes, { offsetBytes: info.offsetBytes, name: idx.name })],
    articles: await read(dict),
    forms: syn ? { bytes: await read(syn), name: syn.name } : null,
  };
}

/** How many articles are looked at to know their language. */
const sampleSize = 400;
/** For how long entries are read until the page can react to its user. */
const sliceMs = 12;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Returns the lines of an article, or why there are none. */
function readArticle({ info, articles }: StarDictContent, { offset, sizeBytes }: IndexEntry) {
  if (offset + sizeBytes > articles.length) return 'outside';
  const found = articleParts(articles.subarray(offset, offset + sizeBytes), info.contentTypes);
  if (!found) return 'unreadable';
  const texts = found.map(({ type, bytes }) => linesOf(type, new TextDecoder().decode(bytes)));
  const lines = texts.flat();
  return lines.some((line) => line.includes('\uFFFD')) ? 'unreadable' : lines;
}

export interface ReadOptions {
  signal: AbortSignal;
  /** Told how much has been read, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Parses the files of a StarDict dictionary: its articles as translations of words, its synonyms as words of their own.
 *
 * @throws {ImportFileError} if files are missing or damaged
 */
export async function parseStarDict(
  files: readonly PackedFile[],
  { signal, onProgress }: ReadOptions,
): Promise<ParsedImport> {
  const content = await readContent(files);
  const { info, index, forms } = content;
  const sampled = index.filter((_, at) => at % Math.ceil(index.length / sampleSize) === 0);
  const isArabic = areMostlyArabic(
    sampled.map((entry) => readArticle(content, entry)).filter((lines) => typeof lines !== 'string'),
  );
  const { entries, problems, add, refuse } = createCollector();
  const translations: (readonly string[])[] = [];
  let sliceEnd = performance.now() + sliceMs;
  for (const [at, entry] of index.entries()) {
    const word = toKey(entry.word);
    const lines = readArticle(content, entry);
    const values = typeof lines === 'string' ? [] : translationsOf(clean(entry.word), lines, { isArabic });
    translations.push(values);
    if (entry.word.includes('\uFFFD')) refuse(at + 1, 'unreadable', entry.word);
    else if (word === '') refuse(at + 1, 'word', values.join('; '));
    else if (typeof lines === 'string') refuse(at + 1, lines, entry.word);
    else if (values.length === 0) refuse(at + 1, 'translation', entry.word);
    else for (const value of values) add(at + 1, word, value, `${entry.word}: ${value}`);
    if (performance.now() < sliceEnd) continue;
    onProgress((at + 1) / index.length);
    await pause();
    signal.throwIfAborted();
    sliceEnd = performance.now() + sliceMs;
  }
  let number = 0;
  for (const form of forms ? readForms(forms.bytes, forms.name) : []) {
    number += 1;
    const [key, values] = [toKey(form.word), translations[form.of]];
    if (key === '' || values === undefined) refuse(number, 'form', form.word);
    else for (const value of values) add(number, key, value, `${form.word}: ${value}`);
  }
  return {
    kind: 'words',
    // Another language is not known: no field says it.
    language: isArabic ? defaultLanguage : '',
    title: info.title,
    licence: '',
    about: info.about,
    url: URL.canParse(info.website) ? info.website : '',
    entries,
    problems,
    counted: 'entries',
  };
}
