import { zipSync, type Zippable } from 'fflate';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { ExportOptions, Writer } from '../writer.ts';
import {
  blocksOf,
  fileRefsOf,
  reportHeadLosses,
  reportLosses,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';
import type { Place } from './item-parts.ts';
import { writeItem } from './write-item.ts';
import { tag, xhtml } from './write-xml.ts';

const holds: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'],
  modelAnswer: true,
  match: 'all',
  mark: true,
  maxima: true,
  words: true,
  autoCorrected: true,
  head: false,
  images: true,
};

interface Resource {
  identifier: string;
  type: string;
  href: string;
}

/** Writes a package of QTI 3.0: an item per block, a section per question, its stimuli beside it. */
export const writeQti: Writer = async (questions, options) => {
  const entries: Zippable = {};
  const resources: Resource[] = [];
  const sections: string[] = [];
  const add = (identifier: string, type: string, href: string, content: string) => {
    entries[href] = new TextEncoder().encode(content);
    resources.push({ identifier, type, href });
  };
  for (const out of questions) {
    reportHeadLosses(out, holds);
    const media = await mediaOf(out, options, entries, resources);
    const place: Place = (file) => media.get(file.id);
    const stimuli = out.question.input.flatMap((input, index) => {
      const body = stimulusBody(input, out, place);
      if (body === '') return [];
      const href = `stimuli/q${out.item}-${index + 1}.xml`;
      add(`stimulus-${out.item}-${index + 1}`, 'imsqti_stimulus_xmlv3p0', href, stimulusOf(out, index, body));
      return [href];
    });
    const items = blocksOf(out).flatMap((block, index) => {
      if (block.type === 'Rubric' && isBlank(block.rubric)) return lose(out, 'out-empty-text');
      if ((block.type === 'MCQ' || block.type === 'Matching') && block.content.length === 0)
        return lose(out, 'out-options');
      const gapless = block.type === 'FillInBlanks' && !block.content.some(({ type }) => type === 'gap');
      if (gapless) return lose(out, 'answers-missing');
      reportLosses(block, holds, out);
      const isHuman = block.type === 'WritingEssays' || block.type === 'Rubric';
      if (isHuman && block.autoCorrected) out.say('changed', 'out-auto');
      const identifier = `item-${out.item}-${index + 1}`;
      add(
        identifier,
        'imsqti_item_xmlv3p0',
        `items/${identifier}.xml`,
        writeItem(block, identifier, stimuli, out, place),
      );
      return [tag('qti-assessment-item-ref', { identifier, href: `items/${identifier}.xml` })];
    });
    if (items.length === 0) out.say('left-out', 'out-nothing');
    else
      sections.push(
        tag('qti-assessment-section', { identifier: `section-${out.item}`, title: out.title, visible: true }, ...items),
      );
  }
  add('test', 'imsqti_test_xmlv3p0', 'assessment.xml', testOf(sections));
  entries['imsmanifest.xml'] = new TextEncoder().encode(manifestOf(resources));
  return { bytes: zipSync(entries) };
};

function lose(out: ExportedQuestion, code: 'out-empty-text' | 'out-options' | 'answers-missing'): [] {
  out.say('changed', code);
  return [];
}

/** The files that the host can give, in the package; where they stand, seen from an item. */
async function mediaOf(
  out: ExportedQuestion,
  options: ExportOptions,
  entries: Zippable,
  resources: Resource[],
): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  for (const [index, file] of fileRefsOf(out.question).entries()) {
    const bytes = await options.file?.(file);
    if (!bytes) continue;
    const href = `media/q${out.item}-${index + 1}-${safeName(file)}`;
    entries[href] = bytes;
    resources.push({ identifier: `media-${out.item}-${index + 1}`, type: 'webcontent', href });
    places.set(file.id, `../${href}`);
  }
  return places;
}

function safeName({ name }: FileRef): string {
  return name.replaceAll(/[^\w.-]+/gu, '_').slice(-80);
}

function stimulusBody(input: InputItem, out: ExportedQuestion, place: Place): string {
  if (input.kind === 'text') return xhtml(input.html);
  const src = place(input.file);
  if (src === undefined) {
    out.say('changed', 'out-file-missing', { name: input.file.name });
    return '';
  }
  if (input.kind === 'image') return tag('p', {}, tag('img', { src, alt: input.alt }));
  if (input.kind === 'pdf') return tag('p', {}, tag('object', { data: src, type: input.file.mime }));
  return tag('p', {}, tag(input.kind, { src, controls: 'controls' }, captionsOf(input, out, place)));
}

function captionsOf(input: InputItem, out: ExportedQuestion, place: Place): string {
  if (input.kind !== 'video' || !input.captions) return '';
  const src = place(input.captions);
  if (src !== undefined) return tag('track', { src, kind: 'captions' });
  out.say('changed', 'out-file-missing', { name: input.captions.name });
  return '';
}

const asi = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

function stimulusOf(out: ExportedQuestion, index: number, body: string): string {
  const attributes = { xmlns: asi, identifier: `stimulus-${out.item}-${index + 1}`, title: out.title };
  return document(tag('qti-assessment-stimulus', attributes, tag('qti-stimulus-body', {}, body)));
}

function testOf(sections: readonly string[]): string {
  const part = { identifier: 'part-1', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' };
  return document(
    tag(
      'qti-assessment-test',
      { xmlns: asi, identifier: 'test', title: 'Questions' },
      tag('qti-test-part', part, ...sections),
    ),
  );
}

function manifestOf(resources: readonly Resource[]): string {
  const metadata = tag('metadata', {}, tag('schema', {}, 'QTI Package'), tag('schemaversion', {}, '3.0.0'));
  const listed = resources.map(({ identifier, type, href }) =>
    tag('resource', { identifier, type, href }, tag('file', { href })),
  );
  const attributes = { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'manifest' };
  return document(tag('manifest', attributes, metadata, '<organizations/>', tag('resources', {}, ...listed)));
}

function document(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
}
