import { isBlank, plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import type { ImportContext, SourcePlace } from '../import-context.ts';
import { rubricBlock, literalAnswer, shortBlock } from '../text/blocks.ts';
import { gapContent, gapMark, plainLines } from '../text/gap-text.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { importFeedback, type FindFile } from '../text/import-html.ts';
import { childOf, childrenOf, elementsOf, findAll, type XmlElement } from '../text/xml.ts';
import { emptyBody, feedbackKey, htmlOfElement, partsLost, promptOf } from './body.ts';
import { isMarkedByPeople, responsesOf } from './declarations.ts';
import { gapOf } from './gaps.ts';
import { importInteraction } from './interactions.ts';
import { restOf, richOf, type QtiItem } from './item.ts';

/** Takes one item of QTI, under the names of QTI 3 (see `renamed`), with the bodies of the stimuli it refers to. */
export function importItem(
  element: XmlElement,
  place: SourcePlace,
  context: ImportContext,
  find: FindFile,
  stimuli: readonly { html: XmlElement; find: FindFile }[] = [],
): void {
  const title = (element.attributes['title'] ?? '').replaceAll(/\s+/gu, ' ').trim();
  const source = context.begin({
    title,
    line: element.line,
    ...place,
    group: place.group ? `${place.group}/${title}` : '',
  });
  const body = emptyBody();
  if (childrenOf(element, 'template-declaration').length > 0) source.changed('template-lost');
  for (const part of elementsOf(element)) {
    if (partsLost.has(part.name) && part.children.length > 0) source.changed('item-part-lost', { name: part.name });
  }
  for (const feedback of childrenOf(element, 'modal-feedback')) {
    const key = feedbackKey(feedback);
    body.feedback.set(key, `${body.feedback.get(key) ?? ''}${htmlOfElement(feedback, emptyBody(), source)}`);
  }
  const written = childOf(element, 'item-body');
  body.html = written ? htmlOfElement(written, body, source) : '';
  const notes = body.notes === '' ? undefined : importFeedback(body.notes, context, source);
  const item: QtiItem = {
    element,
    context,
    source,
    find,
    body,
    responses: responsesOf(element),
    auto: !isMarkedByPeople(element),
    modelAnswer: notes,
  };
  const input = stimuli.flatMap((stimulus): InputItem[] => {
    const { html, media } = richOf({ ...item, find: stimulus.find }, htmlOfElement(stimulus.html, emptyBody(), source));
    return [...(html === '' ? [] : [{ id: context.newId(), kind: 'text' as const, html }]), ...media];
  });
  if (written?.attributes['class'] === 'short-answers') takeFields(item, written, input);
  else takeParts(item, input);
  for (const [identifier, html] of body.feedback) {
    if (!isBlank(html)) source.changed('feedback-lost', { text: `${identifier}: ${plainText(html).slice(0, 80)}` });
  }
}

/** Text before an interaction belongs to it; text with inline interactions is a block of its own. */
function takeParts(item: QtiItem, stimuli: InputItem[]): void {
  const { body, source } = item;
  const parts = body.html.split(/\uE202(\d+)\uE203/u);
  let before = body.instructions;
  let input = stimuli;
  let taken = 0;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0 && part.includes('\uE200')) {
      taken += Number(takeGaps(item, before, part, input));
      [before, input] = ['', []];
    } else if (index % 2 === 0) before += part;
    else {
      const interaction = body.blocks[Number(part)];
      if (!interaction) continue;
      const rest = parts.slice(index + 1);
      const isLast = !rest.some((later, place) => place % 2 === 1 || later.includes('\uE200'));
      const after = isLast ? rest.join('') : '';
      if (!isBlank(after)) source.changed('tail-moved');
      const { html, media } = richOf(item, `${before}${promptOf(interaction, body, source)}${after}`);
      const block = importInteraction(item, interaction, html);
      if (block) source.add(block, [...input, ...media]);
      taken += 1;
      [before, input] = ['', []];
      if (isLast) return;
    }
  }
  if (taken > 0) return;
  const { html, media } = richOf(item, before);
  if (html === '' && media.length === 0) source.skip('interaction-missing');
  else source.add({ ...rubricBlock(html), ...restOf(item, html), autoCorrected: false }, [...input, ...media]);
}

function takeGaps(item: QtiItem, before: string, part: string, input: InputItem[]): boolean {
  const { body, source, context } = item;
  const own = body.inline.map((interaction, index) =>
    part.includes(gapMark(index)) ? gapOf(item, interaction) : undefined,
  );
  const taken = own.filter((one) => one !== undefined);
  const box = taken.length > 0 && taken.every(({ isChoice }) => isChoice);
  const wrong = taken.flatMap((one) => one.wrong);
  if (!box && wrong.length > 0) source.changed('choices-typed', { answers: wrong.join(', ').slice(0, 200) });
  if (box && taken.length > 1) source.changed('choices-pooled');
  const { html, media } = richOf(item, part);
  const { rubric, rest } = splitRubric(html);
  const instructions = richOf(item, before);
  const all = [...input, ...instructions.media, ...media];
  const content = gapContent(
    rest,
    own.map((one) => one?.gap),
  );
  const common = restOf(item, `${instructions.html}${rubric}`);
  const [only, more] = content;
  const isOwnText = childOf(item.element, 'item-body')?.attributes['class'] === 'fill-in-blanks';
  if (only?.type === 'gap' && more === undefined && !box && !isOwnText) {
    const { type: _type, ...field } = only;
    source.add(shortBlock(common, [{ ...field, id: context.newId() }]), all);
    return true;
  }
  const rights = new Set(taken.flatMap(({ gap }) => gap.answers));
  const distractors = [...new Set(wrong)].filter((word) => !rights.has(literalAnswer(word)));
  source.add(
    {
      type: 'FillInBlanks',
      ...common,
      content,
      boxOptions: box,
      ...(box && distractors.length > 0 && { distractors }),
    },
    all,
  );
  return true;
}

/** Fields with prompts, as this kit writes them. */
function takeFields(item: QtiItem, written: XmlElement, input: InputItem[]): void {
  const { source, body } = item;
  const { html, media } = richOf(item, body.instructions);
  const content = findAll(written, 'text-entry-interaction').map((interaction) => {
    const { type: _type, ...field } = gapOf(item, interaction).gap;
    const container = findAll(written, 'div').find((div) =>
      findAll(div, 'text-entry-interaction').includes(interaction),
    );
    const prompt = plainLines(
      htmlOfElement(childOf(container, 'p') ?? { ...written, children: [] }, emptyBody(), source),
    );
    return { ...field, ...(prompt !== '' && { prompt }) };
  });
  source.add(shortBlock(restOf(item, html), content), [...input, ...media]);
}
