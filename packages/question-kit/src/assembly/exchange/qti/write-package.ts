import { zipSync, type Zippable } from 'fflate';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { ExchangeBlock } from '../source-item.ts';
import type { ExportOptions, Writer } from '../writer.ts';
import {
  exportableBlocks,
  fileRefsIn,
  hasPairs,
  reportHeadLosses,
  reportLosses,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';
import type { FindHref } from './item-parts.ts';
import { writeItem } from './write-item.ts';
import { tag, toXhtml } from './write-xml.ts';

const capabilities: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'],
  modelAnswer: true,
  match: 'all',
  mark: true,
  markStep: false,
  maximumMarks: true,
  wordLimits: true,
  autoCorrected: true,
  skillLevelAndDiploma: false,
  images: true,
};

interface Resource {
  identifier: string;
  type: string;
  href: string;
}

/** Writes a package of QTI 3.0: an item per block, a section per question, stimuli as files. */
export const writeQti: Writer = async (questions, options) => {
  const entries: Zippable = {};
  const resources: Resource[] = [];
  const sections: string[] = [];
  const media: Media = new Map();
  const add = (identifier: string, type: string, href: string, content: string) => {
    entries[href] = new TextEncoder().encode(content);
    resources.push({ identifier, type, href });
  };
  for (const exported of questions) {
    reportHeadLosses(exported, capabilities);
    const blocks = exportableBlocks(exported).filter((block) => isWritable(block, exported));
    if (blocks.length === 0) {
      exported.leaveOut('out-nothing');
      continue;
    }
    await addMedia(media, exported, options, entries, resources);
    const findHref: FindHref = (file) => media.get(file.id);
    const stimuli = exported.question.input.flatMap((input, index) => {
      const body = stimulusBody(input, exported, findHref);
      if (body === '') return [];
      const href = `stimuli/q${exported.item}-${index + 1}.xml`;
      add(
        `stimulus-${exported.item}-${index + 1}`,
        'imsqti_stimulus_xmlv3p0',
        href,
        stimulusDocument(exported, index, body),
      );
      return [href];
    });
    const items = blocks.map((block, index) => {
      reportLosses(block, capabilities, exported);
      const isHuman = block.type === 'WritingEssays' || block.type === 'Rubric';
      if (isHuman && block.autoCorrected) exported.addReportLine('changed', 'out-auto');
      const identifier = `item-${exported.item}-${index + 1}`;
      add(
        identifier,
        'imsqti_item_xmlv3p0',
        `items/${identifier}.xml`,
        writeItem(block, identifier, stimuli, exported, findHref),
      );
      return tag('qti-assessment-item-ref', { identifier, href: `items/${identifier}.xml` });
    });
    sections.push(
      tag(
        'qti-assessment-section',
        { identifier: `section-${exported.item}`, title: exported.title, visible: true },
        ...items,
      ),
    );
  }
  add('test', 'imsqti_test_xmlv3p0', 'assessment.xml', testDocument(sections));
  entries['imsmanifest.xml'] = new TextEncoder().encode(manifestDocument(resources));
  return { bytes: zipSync(entries), fileCount: Object.keys(entries).length };
};

/** Whether a block can be written as an item; reports why not. */
function isWritable(block: ExchangeBlock, exported: ExportedQuestion): boolean {
  const code = missingPart(block);
  if (code) exported.skipBlock(code);
  return code === undefined;
}

function missingPart(block: ExchangeBlock): 'out-empty-text' | 'out-options' | 'answers-missing' | undefined {
  if (block.type === 'Rubric') return isBlank(block.rubric) ? 'out-empty-text' : undefined;
  if (block.type === 'MCQ') return block.content.length === 0 ? 'out-options' : undefined;
  if (block.type === 'Matching') return hasPairs(block) ? undefined : 'out-options';
  const hasNoGaps = block.type === 'FillInBlanks' && !block.content.some(({ type }) => type === 'gap');
  return hasNoGaps ? 'answers-missing' : undefined;
}

/** The paths of the package's media relative to an item, by the id of the file. */
type Media = Map<string, string>;

/** Adds a question's files that the host provides and that are not in the package yet. */
async function addMedia(
  media: Media,
  exported: ExportedQuestion,
  options: ExportOptions,
  entries: Zippable,
  resources: Resource[],
): Promise<void> {
  for (const file of fileRefsIn(exported.question)) {
    const bytes = media.has(file.id) ? undefined : await options.file?.(file);
    if (!bytes) continue;
    const place = media.size + 1;
    const href = `media/${place}-${safeName(file)}`;
    // Recordings and pictures are compressed already; silence would be compressed as only bombs are.
    entries[href] = [bytes, { level: 0 }];
    resources.push({ identifier: `media-${place}`, type: 'webcontent', href });
    media.set(file.id, `../${href}`);
  }
}

function safeName({ name }: FileRef): string {
  return name.replaceAll(/[^\w.-]+/gu, '_').slice(-80);
}

function stimulusBody(input: InputItem, exported: ExportedQuestion, findHref: FindHref): string {
  if (input.kind === 'text') return toXhtml(input.html);
  const src = findHref(input.file);
  if (src === undefined) {
    exported.addReportLine('changed', 'out-file-missing', { name: input.file.name });
    return '';
  }
  if (input.kind === 'image') return tag('p', {}, tag('img', { src, alt: input.alt }));
  if (input.kind === 'pdf') return tag('p', {}, tag('object', { data: src, type: input.file.mime }));
  return tag('p', {}, tag(input.kind, { src, controls: 'controls' }, captionsTrack(input, exported, findHref)));
}

function captionsTrack(input: InputItem, exported: ExportedQuestion, findHref: FindHref): string {
  if (input.kind !== 'video' || !input.captions) return '';
  const src = findHref(input.captions);
  if (src !== undefined) return tag('track', { src, kind: 'captions' });
  exported.addReportLine('changed', 'out-file-missing', { name: input.captions.name });
  return '';
}

const asiNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

function stimulusDocument(exported: ExportedQuestion, index: number, body: string): string {
  const attributes = {
    xmlns: asiNamespace,
    identifier: `stimulus-${exported.item}-${index + 1}`,
    title: exported.title,
  };
  return xmlDocument(tag('qti-assessment-stimulus', attributes, tag('qti-stimulus-body', {}, body)));
}

function testDocument(sections: readonly string[]): string {
  const part = { identifier: 'part-1', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' };
  return xmlDocument(
    tag(
      'qti-assessment-test',
      { xmlns: asiNamespace, identifier: 'test', title: 'Questions' },
      tag('qti-test-part', part, ...sections),
    ),
  );
}

function manifestDocument(resources: readonly Resource[]): string {
  const metadata = tag('metadata', {}, tag('schema', {}, 'QTI Package'), tag('schemaversion', {}, '3.0.0'));
  const listed = resources.map(({ identifier, type, href }) =>
    tag('resource', { identifier, type, href }, tag('file', { href })),
  );
  const attributes = { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'manifest' };
  return xmlDocument(tag('manifest', attributes, metadata, '<organizations/>', tag('resources', {}, ...listed)));
}

function xmlDocument(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
}
