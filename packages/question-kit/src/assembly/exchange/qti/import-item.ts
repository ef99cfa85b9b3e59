import { isBlank, plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import type { ImportContext, SourceDetails } from '../import-context.ts';
import type { ReportCode, ReportData } from '../report.ts';
import { rubricBlock, literalAnswer, shortAnswersBlock } from '../text/blocks.ts';
import { gapContent, gapIndexes, plainLines } from '../text/gap-text.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { openDirection } from '../text/carry-direction.ts';
import { importFeedback, type FindFile } from '../text/import-html.ts';
import { childOf, childrenOf, elementsOf, findAll, type XmlElement } from '../text/xml.ts';
import { emptyBody, feedbackKey, htmlOfElement, inDirection, unsupportedParts, promptOf } from './body.ts';
import { isMarkedByPeople, readResponses } from './declarations.ts';
import { importGap } from './gaps.ts';
import { importInteraction } from './interactions.ts';
import { commonFields, isOwnText, richTextFrom, type QtiItem } from './item.ts';

/** The body of a stimulus that items refer to. */
export interface Stimulus {
  html: XmlElement;
  findFile: FindFile;
  /** Set by the first item that refers to it. */
  imported?: { html: string; media: InputItem[]; changes: [ReportCode, ReportData | undefined][] };
}

/** Imports an item with names of QTI 3 (see `toQti3Names`) and the bodies of the stimuli it refers to. */
export function importItem(
  element: XmlElement,
  details: SourceDetails,
  context: ImportContext,
  findFile: FindFile,
  stimuli: readonly Stimulus[] = [],
): void {
  const title = (element.attributes['title'] ?? '').replaceAll(/\s+/gu, ' ').trim();
  const source = context.beginQuestion({
    title,
    line: element.line,
    ...details,
    group: details.group ? `${details.group}/${title}` : '',
  });
  if (source.hasTooManyParts(largestPartCount(element))) return;
  const body = emptyBody();
  if (childrenOf(element, 'template-declaration').length > 0) source.reportChange('template-lost');
  for (const part of elementsOf(element)) {
    if (unsupportedParts.has(part.name) && part.children.length > 0)
      source.reportChange('item-part-lost', { name: part.name });
  }
  for (const feedback of childrenOf(element, 'modal-feedback')) {
    const key = feedbackKey(feedback);
    body.feedback.set(key, `${body.feedback.get(key) ?? ''}${htmlOfElement(feedback, emptyBody(), source)}`);
  }
  const itemBody = childOf(element, 'item-body');
  body.html = itemBody ? inDirection(htmlOfElement(itemBody, body, source), itemBody.attributes['dir']) : '';
  const notes = body.notes === '' ? undefined : importFeedback(body.notes, context, source);
  const item: QtiItem = {
    element,
    context,
    source,
    findFile,
    body,
    responses: readResponses(element, source),
    isAutoMarked: !isMarkedByPeople(element),
    modelAnswer: notes,
  };
  const input = stimuli.flatMap((stimulus): InputItem[] => {
    stimulus.imported ??= importStimulus(item, stimulus);
    const { html, media, changes } = stimulus.imported;
    for (const [code, data] of changes) source.reportChange(code, data);
    return [
      ...(html === '' ? [] : [{ id: context.newId(), kind: 'text' as const, html }]),
      ...media.map((medium) => ({ ...medium, id: context.newId() })),
    ];
  });
  if (itemBody?.attributes['class'] === 'short-answers') importFields(item, itemBody, input);
  else importParts(item, input);
  for (const [identifier, html] of body.feedback) {
    if (!isBlank(html))
      source.reportChange('feedback-lost', { text: `${identifier}: ${plainText(html).slice(0, 80)}` });
  }
}

/** Imports a stimulus once; the changes are reported for every item that refers to it. */
function importStimulus(item: QtiItem, { html, findFile }: Stimulus): NonNullable<Stimulus['imported']> {
  const changes: [ReportCode, ReportData | undefined][] = [];
  const source: QtiItem['source'] = { ...item.source, reportChange: (code, data) => changes.push([code, data]) };
  return { ...richTextFrom({ ...item, source, findFile }, htmlOfElement(html, emptyBody(), source)), changes };
}

const partNames: ReadonlySet<string> = new Set([
  'value',
  'map-entry',
  'simple-choice',
  'inline-choice',
  'simple-associable-choice',
  'gap-text',
  'gap-img',
  'assessment-stimulus-ref',
]);

/** Returns the largest number of parts in one element, or of interactions and gaps in the whole item. */
function largestPartCount(item: XmlElement): number {
  let interactions = 0;
  let largest = 0;
  const visit = (element: XmlElement) => {
    const elements = elementsOf(element);
    largest = Math.max(largest, elements.filter(({ name }) => partNames.has(name)).length);
    for (const child of elements) {
      if (/-interaction$|^gap$|^hottext$|^response-declaration$/u.test(child.name)) interactions += 1;
      visit(child);
    }
  };
  visit(item);
  return Math.max(largest, interactions);
}

/** Imports each part of the body. Text before an interaction is its rubric; text with inline interactions becomes a block. */
function importParts(item: QtiItem, stimuli: InputItem[]): void {
  const { body, source } = item;
  const parts = body.html.split(/\uE202(\d+)\uE203/u);
  let before = body.instructions;
  let input = stimuli;
  let importedCount = 0;
  const lastIndex = parts.findLastIndex((part, index) => index % 2 === 1 || part.includes('\uE200'));
  let openTags = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) openTags = openDirection(`${openTags}${part}`);
    if (index % 2 === 0 && part.includes('\uE200')) {
      importedCount += Number(importGaps(item, before, part, input));
      [before, input] = [openTags, []];
    } else if (index % 2 === 0) before += part;
    else {
      const interaction = body.blocks[Number(part)];
      if (!interaction) continue;
      const isLast = index === lastIndex;
      const after = isLast ? parts.slice(index + 1).join('') : '';
      if (!isBlank(after)) source.reportChange('tail-moved');
      const { html, media } = richTextFrom(item, `${before}${promptOf(interaction, body, source)}${after}`);
      const block = importInteraction(item, interaction, html);
      if (block) source.addBlock(block, [...input, ...media]);
      importedCount += 1;
      [before, input] = [openTags, []];
      if (isLast) return;
    }
  }
  if (importedCount > 0) return;
  const { html, media } = richTextFrom(item, before);
  if (html === '' && media.length === 0) source.skip('interaction-missing');
  else
    source.addBlock({ ...rubricBlock(html), ...commonFields(item, html), autoCorrected: false }, [...input, ...media]);
}

function importGaps(item: QtiItem, before: string, part: string, input: InputItem[]): boolean {
  const { body, source, context } = item;
  const indexesInPart = new Set(gapIndexes(part));
  const gapsInPart = body.inline.map((interaction, index) =>
    indexesInPart.has(index) ? importGap(item, interaction) : undefined,
  );
  const importedCount = gapsInPart.filter((importedGap) => importedGap !== undefined);
  const hasWordBox = importedCount.length > 0 && importedCount.every(({ isChoice }) => isChoice);
  const wrong = importedCount.flatMap((importedGap) => importedGap.wrongWords);
  if (!hasWordBox && importedCount.some(({ isChoice }) => isChoice)) {
    const words = importedCount.flatMap(({ isChoice, gap, wrongWords }) =>
      isChoice ? [...gap.answers, ...wrongWords] : [],
    );
    source.reportChange('choices-typed', { answers: words.join(', ').slice(0, 200) });
  }
  if (hasWordBox && importedCount.length > 1) source.reportChange('choices-pooled');
  const { html, media } = richTextFrom(item, part);
  const { rubric, rest } = splitRubric(html);
  const instructions = richTextFrom(item, before);
  const all = [...input, ...instructions.media, ...media];
  const content = gapContent(
    rest,
    gapsInPart.map((importedGap) => importedGap?.gap),
    source,
  );
  const common = commonFields(item, `${instructions.html}${rubric}`);
  const [only, more] = content;
  if (only?.type === 'gap' && more === undefined && !hasWordBox && !isOwnText(item)) {
    const { type: _type, ...field } = only;
    source.addBlock(shortAnswersBlock(common, [{ ...field, id: context.newId() }]), all);
    return true;
  }
  const rights = new Set(importedCount.flatMap(({ gap }) => gap.answers));
  const distractors = [...new Set(wrong)].filter((word) => !rights.has(literalAnswer(word)));
  source.addBlock(
    {
      type: 'FillInBlanks',
      ...common,
      content,
      boxOptions: hasWordBox,
      ...(hasWordBox && distractors.length > 0 && { distractors }),
    },
    all,
  );
  return true;
}

/** Imports fields with prompts in the form that this kit writes. */
function importFields(item: QtiItem, itemBody: XmlElement, input: InputItem[]): void {
  const { source, body } = item;
  const { html, media } = richTextFrom(item, body.instructions);
  const containers = new Map<XmlElement, XmlElement>();
  for (const container of findAll(itemBody, 'div'))
    for (const interaction of findAll(container, 'text-entry-interaction'))
      if (!containers.has(interaction)) containers.set(interaction, container);
  const content = findAll(itemBody, 'text-entry-interaction').map((interaction) => {
    const { type: _type, ...field } = importGap(item, interaction).gap;
    const container = containers.get(interaction);
    const prompt = plainLines(
      htmlOfElement(childOf(container, 'p') ?? { ...itemBody, children: [] }, emptyBody(), source),
      source,
    );
    return { ...field, ...(prompt !== '' && { prompt }) };
  });
  source.addBlock(shortAnswersBlock(commonFields(item, html), content), [...input, ...media]);
}
