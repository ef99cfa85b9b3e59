import { fileNameOf } from '../text/media-types.ts';
import { childrenOf, elementsOf, findAll, type XmlElement } from '../text/xml.ts';
import type { ExchangeBlock } from '../source-item.ts';
import { reportTwins } from '../text/accepted.ts';
import { essayBlock, literalAnswer, matchingBlock } from '../text/blocks.ts';
import { mcqBlock, type SourceOption } from '../text/choice.ts';
import { gapContent } from '../text/gap-text.ts';
import { importFile } from '../text/import-html.ts';
import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { emptyBody, htmlOfElement } from './body.ts';
import { outcomeMaximum } from './declarations.ts';
import { markFromPoints } from './gaps.ts';
import { identifierOf, responseFor, commonFields, takeFeedback, plainTextFrom, type QtiItem } from './item.ts';

/** Imports a block interaction; reports it and returns undefined if that is not possible. */
export function importInteraction(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock | undefined {
  const kind = interaction.name.replace(/-interaction$/u, '');
  const importer = Object.hasOwn(importers, kind) ? importers[kind] : undefined;
  if (importer) return importer(item, interaction, rubric);
  item.source.skip('kind-unsupported', { kind });
  return undefined;
}

type InteractionImporter = (item: QtiItem, interaction: XmlElement, rubric: string) => ExchangeBlock | undefined;

const importers: Readonly<Record<string, InteractionImporter>> = {
  choice: (item, interaction, rubric) =>
    importChoice(item, interaction, childrenOf(interaction, 'simple-choice'), rubric),
  hottext: (item, interaction, rubric) => {
    item.source.reportChange('hottext-options');
    return importChoice(
      item,
      interaction,
      findAll(interaction, 'hottext'),
      `${rubric}${htmlOfElement(interaction, item.body, item.source)}`,
    );
  },
  'extended-text': importEssay,
  match: importMatching,
  associate: importAssociate,
  order: importOrder,
  'gap-match': importGapMatch,
};

function importChoice(
  item: QtiItem,
  interaction: XmlElement,
  choices: readonly XmlElement[],
  rubric: string,
): ExchangeBlock | undefined {
  const { source, context } = item;
  const { correct, mapping, cardinality, points = 0 } = responseFor(item, interaction);
  const isSingleChoice = cardinality === 'single';
  const rights = Math.max(1, correct.length);
  const positive = mapping.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const mapped = isSingleChoice ? Math.max(0, ...mapping.map(({ value }) => value)) : positive;
  const maxPoints = mapping.length === 0 ? points : mapped;
  if (maxPoints > 0 && Math.abs(maxPoints - 1) > 0.001) source.reportChange('grade-lost', { grade: maxPoints });
  if (!isSingleChoice && correct.length > 1 && mapping.length === 0) source.reportChange('all-or-nothing');
  const options = choices.map((element): SourceOption => {
    const id = identifierOf(element);
    const isRight = correct.includes(id);
    const mappedPoints = mapping.find(({ key }) => key === id)?.value ?? 0;
    const wrong = isSingleChoice ? 0 : -100 / rights;
    const declaredPercent = isRight ? 100 / (isSingleChoice ? 1 : rights) : wrong;
    const [imageElement, more] = findAll(element, 'img');
    if (more) source.reportChange('html-lost', { what: '<img>' });
    const address = imageElement?.attributes['src'] ?? '';
    const image = address === '' ? undefined : importFile(address, fileNameOf(address), context, source, item.findFile);
    const text = plainTextFrom(item, element, true) || (imageElement?.attributes['alt'] ?? '');
    return {
      text,
      percent: mapped > 0 ? (mappedPoints / mapped) * 100 : declaredPercent,
      why: takeFeedback(item, id),
      ...(image && { image }),
    };
  });
  if (options.length === 0) {
    source.skip('answers-few');
    return undefined;
  }
  return mcqBlock(options, isSingleChoice, commonFields(item, rubric), source, context.newId);
}

function importEssay(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock {
  const count = (name: string) => Math.trunc(Number(interaction.attributes[name])) || 0;
  const minWords = count('data-min-words');
  const maxWords = count('data-max-words');
  const content =
    outcomeMaximum(item.element, 'CONTENT') ??
    outcomeMaximum(item.element, 'MAXSCORE') ??
    outcomeMaximum(item.element, 'SCORE') ??
    0;
  return {
    ...essayBlock(commonFields(item, rubric)),
    contentMark: Math.min(1000, Math.round(content * 2) / 2),
    languageMark: outcomeMaximum(item.element, 'LANGUAGE') ?? 0,
    ...(minWords > 0 && { minWords }),
    ...(maxWords > 0 && { maxWords }),
  };
}

function importMatching(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock | undefined {
  const { source, context } = item;
  const [lefts = [], rights = []] = childrenOf(interaction, 'simple-match-set').map((set) =>
    childrenOf(set, 'simple-associable-choice').map((element) => ({
      id: identifierOf(element),
      text: plainTextFrom(item, element),
    })),
  );
  const keys = correctPairs(item, interaction);
  const used = new Set<string>();
  const foundPairs = lefts.flatMap(({ id, text }) => {
    const [right, more] = keys.filter(([left]) => left === id).map(([, name]) => name);
    if (more !== undefined) source.reportChange('match-several', { left: text });
    const words = rights.find((one) => one.id === right)?.text;
    if (right === undefined || words === undefined) source.reportChange('match-unused', { left: text });
    if (right === undefined || words === undefined) return [];
    used.add(right);
    const why = takeFeedback(item, id);
    return [{ left: text, right: words, ...(why !== undefined && { why }) }];
  });
  if (foundPairs.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  if (isPictureAmong(item, interaction)) return undefined;
  for (const [index, { text }] of rights.entries())
    if (rights.findIndex((one) => one.text === text) < index) source.reportChange('rights-alike', { right: text });
  const unpairedRights = rights.filter(({ id }) => !used.has(id)).map(({ text }) => ({ left: '', right: text }));
  return matchingBlock(commonFields(item, rubric), [...foundPairs, ...unpairedRights], source, context.newId);
}

function importAssociate(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock | undefined {
  const { source, context } = item;
  const words = new Map(
    childrenOf(interaction, 'simple-associable-choice').map((element) => [
      identifierOf(element),
      plainTextFrom(item, element),
    ]),
  );
  const foundPairs = correctPairs(item, interaction).map(([left = '', right = '']) => ({
    left: words.get(left) ?? '',
    right: words.get(right) ?? '',
  }));
  if (foundPairs.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  if (isPictureAmong(item, interaction)) return undefined;
  source.reportChange('associate-pairs');
  const used = new Set(foundPairs.flatMap(({ left, right }) => [left, right]));
  const unpairedRights = [...words.values()].filter((word) => !used.has(word)).map((right) => ({ left: '', right }));
  return matchingBlock(commonFields(item, rubric), [...foundPairs, ...unpairedRights], source, context.newId);
}

function importOrder(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock | undefined {
  const { source, context } = item;
  const words = new Map(
    childrenOf(interaction, 'simple-choice').map((element) => [identifierOf(element), plainTextFrom(item, element)]),
  );
  const foundPairs = responseFor(item, interaction).correct.map((id, place) => ({
    left: String(place + 1),
    right: words.get(id) ?? '',
  }));
  if (foundPairs.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  if (isPictureAmong(item, interaction)) return undefined;
  source.reportChange('order-lost');
  return matchingBlock(commonFields(item, rubric), foundPairs, source, context.newId);
}

function importGapMatch(item: QtiItem, interaction: XmlElement, rubric: string): ExchangeBlock | undefined {
  const { source, context, body } = item;
  const words = new Map(
    elementsOf(interaction)
      .filter(({ name }) => name === 'gap-text' || name === 'gap-img')
      .map((element) => [identifierOf(element), plainTextFrom(item, element)]),
  );
  const inner = { ...emptyBody(), feedback: body.feedback };
  const text = elementsOf(interaction).filter(({ name }) => !['prompt', 'gap-text', 'gap-img'].includes(name));
  const html = htmlOfElement({ ...interaction, children: text }, inner, source);
  const keys = correctPairs(item, interaction);
  const { mapping } = responseFor(item, interaction);
  const used = new Set<string>();
  const gaps = inner.inline.map((element): Gap => {
    const wordsOfGap = keys.filter(([, gap]) => gap === identifierOf(element)).map(([word = '']) => word);
    for (const word of wordsOfGap.slice(0, 1)) {
      if (used.has(word)) source.reportChange('word-reused');
      used.add(word);
    }
    const values = wordsOfGap.map(
      (word) => mapping.find(({ key }) => key === `${word} ${identifierOf(element)}`)?.value ?? 0,
    );
    const value = Math.max(0, ...values);
    for (const [index, word] of wordsOfGap.entries())
      if (values[index] !== value)
        source.reportChange('partial-right', {
          answer: words.get(word) ?? '',
          percent: Math.round(((values[index] ?? 0) / value) * 100),
        });
    const mark = markFromPoints(value, source);
    const why = takeFeedback(item, identifierOf(element));
    return {
      type: 'gap',
      id: context.newId(),
      answers: [...new Set(wordsOfGap.map((word) => literalAnswer(words.get(word) ?? '')))],
      ...(why !== undefined && { why }),
      ...(mark !== 1 && { mark }),
    };
  });
  if (gaps.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  if (isPictureAmong(item, interaction)) return undefined;
  const distractors = [...words].filter(([id]) => !used.has(id)).map(([, word]) => word);
  reportTwins(
    [...used].map((id) => words.get(id) ?? ''),
    distractors,
    source,
  );
  return {
    type: 'FillInBlanks',
    ...commonFields(item, rubric),
    content: gapContent(html, gaps, source),
    boxOptions: true,
    ...(distractors.length > 0 && { distractors }),
  };
}

/** Whether one of the choices is a picture without words; the interaction is then reported as left out. */
function isPictureAmong(item: QtiItem, interaction: XmlElement): boolean {
  const names = ['simple-associable-choice', 'simple-choice', 'gap-text', 'gap-img'];
  const isPicture = (choice: XmlElement) =>
    ['img', 'object', 'svg', 'math', 'picture'].some((name) => findAll(choice, name).length > 0) &&
    plainTextFrom(item, choice, true) === '';
  const isFound = names.some((name) => findAll(interaction, name).some(isPicture));
  if (isFound) item.source.skip('pictures-only');
  return isFound;
}

/** Returns the right pairs: the declared ones, else those with points. */
function correctPairs(item: QtiItem, interaction: XmlElement): string[][] {
  const { source } = item;
  const { correct, mapping, points = 0 } = responseFor(item, interaction);
  const values = mapping.map(({ value }) => value);
  const maxPoints = Math.max(points, ...values);
  if (
    interaction.name !== 'gap-match-interaction' &&
    maxPoints > 0 &&
    values.concat(maxPoints).some((one) => one > 0 && one !== 1)
  )
    source.reportChange('grade-lost', { grade: maxPoints });
  for (const { key: answer, value } of mapping)
    if (value < 0) source.reportChange('weights-negative', { answer, percent: Math.round((value / maxPoints) * 100) });
  const keys = correct.length > 0 ? correct : mapping.filter(({ value }) => value > 0).map(({ key }) => key);
  if (mapping.length === 0 && keys.length > 1) source.reportChange('all-or-nothing');
  return keys.map((key) => key.split(/\s+/u)).filter((pair) => pair.length === 2);
}
