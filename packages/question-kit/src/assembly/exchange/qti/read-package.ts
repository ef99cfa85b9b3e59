import { ExchangeError } from '../exchange-error.ts';
import type { ImportContext } from '../import-context.ts';
import { readSourceText } from '../text/source-text.ts';
import { childOf, childrenOf, findAll, readXml, type XmlElement } from '../text/xml.ts';
import { renamed } from './names.ts';
import { importItem } from './import-item.ts';
import { unzip } from './unzip.ts';

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

interface ItemPlace {
  path: string;
  /** The section that it stands in. */
  group: string;
}

/** Reads one item of QTI 2 or 3 on its own. */
export function readQtiFile(text: string, context: ImportContext): void {
  const root = renamed(readXml(text, context.limits));
  if (root.name !== 'assessment-item') throw new ExchangeError('xml-unexpected', { name: root.name }, root.line);
  importItem(root, {}, context, () => undefined);
}

/** Reads a package of QTI 2 or 3: items in the order of its test, then those of the manifest, then all others. */
export function readQtiPackage(bytes: Uint8Array, context: ImportContext): void {
  const files: Files = unzip(bytes, context.limits);
  const documents = new Map<string, XmlElement>();
  const used = new Set<string>();
  for (const [path, content] of files) {
    if (!path.toLowerCase().endsWith('.xml')) continue;
    try {
      documents.set(path, renamed(readXml(readSourceText(content).text, context.limits)));
    } catch (error) {
      if (!(error instanceof ExchangeError) || error.code !== 'xml-malformed') throw error;
      used.add(path);
      context.begin({ file: path }).skip('zip-xml-broken', { detail: error.message });
    }
  }
  const places = placesOf(documents);
  for (const { path, group } of places) {
    const root = documents.get(path);
    if (root?.name !== 'assessment-item') context.say('left-out', 'file-missing', { name: path });
    else takePlaced(root, path, group, { files, documents, used, context });
  }
  if (places.length === 0) throw new ExchangeError('zip-items-missing');
  for (const path of files.keys()) {
    if (!used.has(path) && !documents.has(path)) context.say('left-out', 'file-ignored', { name: path });
  }
}

function takePlaced(
  root: XmlElement,
  path: string,
  group: string,
  {
    files,
    documents,
    used,
    context,
  }: { files: Files; documents: ReadonlyMap<string, XmlElement>; used: Set<string>; context: ImportContext },
): void {
  const findFrom = (base: string) => (address: string) => {
    const target = resolve(base, address);
    used.add(target);
    return files.get(target);
  };
  const stimuli = childrenOf(root, 'assessment-stimulus-ref').flatMap(({ attributes }) => {
    const target = resolve(path, attributes['href'] ?? '');
    const html = childOf(documents.get(target), 'stimulus-body');
    if (!html) context.say('left-out', 'file-missing', { name: target });
    return html ? [{ html, find: findFrom(target) }] : [];
  });
  importItem(root, { file: path, group }, context, findFrom(path), stimuli);
}

function placesOf(documents: ReadonlyMap<string, XmlElement>): ItemPlace[] {
  const places = new Map<string, ItemPlace>();
  const add = (path: string, group: string) => {
    if (!places.has(path)) places.set(path, { path, group });
  };
  for (const [path, root] of documents) {
    if (root.name !== 'assessment-test') continue;
    for (const [index, section] of findAll(root, 'assessment-section').entries()) {
      for (const item of childrenOf(section, 'assessment-item-ref'))
        add(resolve(path, item.attributes['href'] ?? ''), `${path}#${index}`);
    }
  }
  for (const [path, root] of documents) {
    if (root.name !== 'manifest') continue;
    for (const { attributes } of findAll(root, 'resource')) {
      const target = resolve(path, attributes['href'] ?? '');
      if (documents.get(target)?.name === 'assessment-item') add(target, '');
    }
  }
  for (const [path, root] of documents) if (root.name === 'assessment-item') add(path, '');
  return [...places.values()];
}

/** A path as another file names it. */
function resolve(base: string, address: string): string {
  const path = decodeURIComponentSafely(address.split(/[?#]/u)[0] ?? '');
  const parts = base.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
