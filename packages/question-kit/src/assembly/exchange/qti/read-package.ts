import { isQti1 } from '../detect-format.ts';
import { ExchangeError } from '../exchange-error.ts';
import type { ImportContext } from '../import-context.ts';
import { sizeText } from '../limits.ts';
import { readSourceText } from '../text/source-text.ts';
import { childOf, childrenOf, findAll, readXml, type XmlElement } from '../text/xml.ts';
import { toQti3Names } from './to-qti3-names.ts';
import { importItem, type Stimulus } from './import-item.ts';
import { unzip } from './unzip.ts';

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

interface ItemReference {
  path: string;
  /** Identifies its section. */
  group: string;
}

/** Documents of QTI that are no items, by the name of their root. */
const documentKinds: ReadonlyMap<string, string> = new Map([
  ['assessment-test', 'test'],
  ['assessment-section', 'section'],
  ['assessment-result', 'result'],
  ['assessment-stimulus', 'stimulus'],
  ['manifest', 'manifest'],
  ['outcome-declaration', 'declaration of outcomes'],
  ['response-processing', 'template of response processing'],
  ['usage-data', 'report of usage'],
]);
/** Those that belong to a package of items. */
const packageRoots: ReadonlySet<string> = new Set([
  'assessment-item',
  'assessment-test',
  'assessment-section',
  'assessment-stimulus',
  'manifest',
]);

/** Reads a single item of QTI 2 or 3. */
export function readQtiFile(text: string, context: ImportContext): void {
  const root = toQti3Names(readXml(text, context.limits));
  const kind = documentKinds.get(root.name);
  if (kind !== undefined) throw new ExchangeError('qti-not-item', { kind }, root.line);
  if (root.name !== 'assessment-item') throw new ExchangeError('xml-unexpected', { name: root.name }, root.line);
  importItem(root, {}, context, () => undefined);
}

/** Reads a package of QTI 2 or 3: the items of its test, then of its manifest, then all others. */
export function readQtiPackage(bytes: Uint8Array, context: ImportContext): void {
  const files: Files = new Map([...unzip(bytes, context.limits)].filter(([path]) => !isSystemFile(path)));
  const documents = new Map<string, XmlElement>();
  const used = new Set<string>();
  const ofVersion1: string[] = [];
  let xmlSizeBytes = 0;
  for (const [path, content] of files) {
    // Blackboard calls them .dat, and a course of Canvas .xml.qti.
    if (/\.(?:xml|qti|dat)$/iu.test(path) && isQti1(content)) {
      ofVersion1.push(path);
      used.add(path);
      continue;
    }
    if (!path.toLowerCase().endsWith('.xml')) continue;
    xmlSizeBytes += content.length;
    if (xmlSizeBytes > context.limits.xmlPerZipBytes)
      throw new ExchangeError('zip-too-large', { limit: `${sizeText(context.limits.xmlPerZipBytes)} of XML` });
    try {
      documents.set(path, toQti3Names(readXml(readSourceText(content).text, context.limits)));
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error;
      used.add(path);
      context.beginQuestion({ file: path }).skip('zip-xml-broken', { detail: error.message });
    }
  }
  const stimuli = new Map<string, Stimulus>();
  const items = findItems(documents);
  for (const { path, group } of items) {
    const root = documents.get(path);
    if (root?.name !== 'assessment-item') context.addReportLine('left-out', 'file-missing', { name: path });
    else importPackagedItem(root, path, group, { files, documents, used, context, stimuli });
  }
  if (items.length === 0) throw new ExchangeError(ofVersion1.length === 0 ? 'zip-items-missing' : 'qti-1');
  for (const name of ofVersion1) context.addReportLine('left-out', 'document-qti-1', { name });
  for (const [name, { name: root }] of documents)
    if (!packageRoots.has(root))
      context.addReportLine('left-out', 'document-other', {
        name,
        kind: documentKinds.get(root) ?? `document <${root}>`,
      });
  for (const path of files.keys()) {
    if (!used.has(path) && !documents.has(path)) context.addReportLine('left-out', 'file-ignored', { name: path });
  }
}

function importPackagedItem(
  root: XmlElement,
  path: string,
  group: string,
  {
    files,
    documents,
    used,
    context,
    stimuli,
  }: {
    files: Files;
    documents: ReadonlyMap<string, XmlElement>;
    used: Set<string>;
    context: ImportContext;
    stimuli: Map<string, Stimulus>;
  },
): void {
  const findFrom = (base: string) => (address: string) => {
    const target = resolvePath(base, address);
    used.add(target);
    return files.get(target);
  };
  const stimuliOfItem = childrenOf(root, 'assessment-stimulus-ref').flatMap(({ attributes }) => {
    const target = resolvePath(path, attributes['href'] ?? '');
    const html = childOf(documents.get(target), 'stimulus-body');
    if (!html) context.addReportLine('left-out', 'file-missing', { name: target });
    if (!html) return [];
    const stimulus = stimuli.get(target) ?? { html, findFile: findFrom(target) };
    stimuli.set(target, stimulus);
    return [stimulus];
  });
  importItem(root, { file: path, group }, context, findFrom(path), stimuliOfItem);
}

function findItems(documents: ReadonlyMap<string, XmlElement>): ItemReference[] {
  const items = new Map<string, ItemReference>();
  const add = (path: string, group: string) => {
    if (!items.has(path)) items.set(path, { path, group });
  };
  for (const [path, root] of documents) {
    if (root.name !== 'assessment-test') continue;
    for (const [index, section] of findAll(root, 'assessment-section').entries()) {
      for (const item of childrenOf(section, 'assessment-item-ref'))
        add(resolvePath(path, item.attributes['href'] ?? ''), `${path}#${index}`);
    }
  }
  for (const [path, root] of documents) {
    if (root.name !== 'manifest') continue;
    for (const { attributes } of findAll(root, 'resource')) {
      const target = resolvePath(path, attributes['href'] ?? '');
      if (documents.get(target)?.name === 'assessment-item') add(target, '');
    }
  }
  for (const [path, root] of documents) if (root.name === 'assessment-item') add(path, '');
  return [...items.values()];
}

/** Whether a file was added by the system that packed it. */
function isSystemFile(path: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/u.test(path);
}

/** Resolves a relative address against the path of a file. */
function resolvePath(base: string, address: string): string {
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
