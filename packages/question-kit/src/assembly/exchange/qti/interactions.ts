import { fileNameOf } from '../text/media-types.ts';
import { childrenOf, elementsOf, findAll, type XmlElement } from '../text/xml.ts';
import type { NewBlock } from '../source-item.ts';
import { essayBlock, literalAnswer, pairsBlock } from '../text/blocks.ts';
import { choiceOf, type SourceOption } from '../text/choice.ts';
import { gapContent } from '../text/gap-text.ts';
import { importFile } from '../text/import-html.ts';
import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { emptyBody, htmlOfElement } from './body.ts';
import { maximumOf } from './declarations.ts';
import { markOf } from './gaps.ts';
import { idOf, responseOf, restOf, whyOf, plainTextOf, type QtiItem } from './item.ts';

/** A block interaction as a block; undefined with the reason told. */
export function importInteraction(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock | undefined {
  const kind = interaction.name.replace(/-interaction$/u, '');
  const take = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (take) return take(item, interaction, rubric);
  item.source.skip('kind-unsupported', { kind });
  return undefined;
}

type Take = (item: QtiItem, interaction: XmlElement, rubric: string) => NewBlock | undefined;

const kinds: Readonly<Record<string, Take>> = {
  choice: (item, interaction, rubric) => choice(item, interaction, childrenOf(interaction, 'simple-choice'), rubric),
  hottext: (item, interaction, rubric) => {
    item.source.changed('hottext-options');
    return choice(
      item,
      interaction,
      findAll(interaction, 'hottext'),
      `${rubric}${htmlOfElement(interaction, item.body, item.source)}`,
    );
  },
  'extended-text': essay,
  match: pairs,
  associate,
  order,
  'gap-match': wordBox,
};

function choice(
  item: QtiItem,
  interaction: XmlElement,
  choices: readonly XmlElement[],
  rubric: string,
): NewBlock | undefined {
  const { source, context } = item;
  const { correct, mapping, cardinality } = responseOf(item, interaction);
  const single = cardinality === 'single';
  const rights = Math.max(1, correct.length);
  const positive = mapping.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const best = single ? Math.max(0, ...mapping.map(({ value }) => value)) : positive;
  if (best > 0 && Math.abs(best - 1) > 0.001) source.changed('grade-lost', { grade: best });
  if (!single && correct.length > 1 && mapping.length === 0) source.changed('all-or-nothing');
  const options = choices.map((element): SourceOption => {
    const id = idOf(element);
    const isRight = correct.includes(id);
    const mapped = mapping.find(({ key }) => key === id)?.value ?? 0;
    const wrong = single ? 0 : -100 / rights;
    const plain = isRight ? 100 / (single ? 1 : rights) : wrong;
    const [picture, more] = findAll(element, 'img');
    if (more) source.changed('html-lost', { what: '<img>' });
    const address = picture?.attributes['src'] ?? '';
    const image = address === '' ? undefined : importFile(address, fileNameOf(address), context, source, item.find);
    const text = plainTextOf(item, element, true) || (picture?.attributes['alt'] ?? '');
    return { text, percent: best > 0 ? (mapped / best) * 100 : plain, why: whyOf(item, id), ...(image && { image }) };
  });
  if (options.length === 0) {
    source.skip('answers-few');
    return undefined;
  }
  return choiceOf(options, single, restOf(item, rubric), source, context.newId);
}

function essay(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock {
  const count = (name: string) => Math.trunc(Number(interaction.attributes[name])) || 0;
  const minWords = count('data-min-words');
  const maxWords = count('data-max-words');
  const content =
    maximumOf(item.element, 'CONTENT') ?? maximumOf(item.element, 'MAXSCORE') ?? maximumOf(item.element, 'SCORE') ?? 0;
  return {
    ...essayBlock(restOf(item, rubric)),
    contentMark: Math.min(1000, Math.round(content * 2) / 2),
    languageMark: maximumOf(item.element, 'LANGUAGE') ?? 0,
    ...(minWords > 0 && { minWords }),
    ...(maxWords > 0 && { maxWords }),
  };
}

function pairs(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock | undefined {
  const { source, context } = item;
  const [lefts = [], rights = []] = childrenOf(interaction, 'simple-match-set').map((set) =>
    childrenOf(set, 'simple-associable-choice').map((element) => ({
      id: idOf(element),
      text: plainTextOf(item, element),
    })),
  );
  const keys = keysOf(item, interaction);
  const used = new Set<string>();
  const found = lefts.flatMap(({ id, text }) => {
    const [right, more] = keys.filter(([left]) => left === id).map(([, name]) => name);
    if (more !== undefined) source.changed('match-several', { left: text });
    const words = rights.find((one) => one.id === right)?.text;
    if (right === undefined || words === undefined) source.changed('match-unused', { left: text });
    if (right === undefined || words === undefined) return [];
    used.add(right);
    const why = whyOf(item, id);
    return [{ left: text, right: words, ...(why !== undefined && { why }) }];
  });
  if (found.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  const alone = rights.filter(({ id }) => !used.has(id)).map(({ text }) => ({ left: '', right: text }));
  return pairsBlock(restOf(item, rubric), [...found, ...alone], source, context.newId);
}

function associate(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock | undefined {
  const { source, context } = item;
  const words = new Map(
    childrenOf(interaction, 'simple-associable-choice').map((element) => [idOf(element), plainTextOf(item, element)]),
  );
  const found = keysOf(item, interaction).map(([left = '', right = '']) => ({
    left: words.get(left) ?? '',
    right: words.get(right) ?? '',
  }));
  if (found.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  source.changed('associate-pairs');
  const used = new Set(found.flatMap(({ left, right }) => [left, right]));
  const alone = [...words.values()].filter((word) => !used.has(word)).map((right) => ({ left: '', right }));
  return pairsBlock(restOf(item, rubric), [...found, ...alone], source, context.newId);
}

function order(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock | undefined {
  const { source, context } = item;
  const words = new Map(
    childrenOf(interaction, 'simple-choice').map((element) => [idOf(element), plainTextOf(item, element)]),
  );
  const found = responseOf(item, interaction).correct.map((id, place) => ({
    left: String(place + 1),
    right: words.get(id) ?? '',
  }));
  if (found.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  source.changed('order-lost');
  return pairsBlock(restOf(item, rubric), found, source, context.newId);
}

function wordBox(item: QtiItem, interaction: XmlElement, rubric: string): NewBlock | undefined {
  const { source, context, body } = item;
  const words = new Map(
    elementsOf(interaction)
      .filter(({ name }) => name === 'gap-text' || name === 'gap-img')
      .map((element) => [idOf(element), plainTextOf(item, element)]),
  );
  const inner = { ...emptyBody(), feedback: body.feedback };
  const text = elementsOf(interaction).filter(({ name }) => !['prompt', 'gap-text', 'gap-img'].includes(name));
  const html = htmlOfElement({ ...interaction, children: text }, inner, source);
  const keys = keysOf(item, interaction);
  const { mapping } = responseOf(item, interaction);
  const used = new Set<string>();
  const gaps = inner.inline.map((element): Gap => {
    const own = keys.filter(([, gap]) => gap === idOf(element)).map(([word = '']) => word);
    for (const word of own.slice(0, 1)) {
      if (used.has(word)) source.changed('word-reused');
      used.add(word);
    }
    const value = mapping.find(({ key }) => key === `${own[0]} ${idOf(element)}`)?.value ?? 0;
    const mark = markOf(value, source);
    const why = whyOf(item, idOf(element));
    return {
      type: 'gap',
      id: context.newId(),
      answers: [...new Set(own.map((word) => literalAnswer(words.get(word) ?? '')))],
      ...(why !== undefined && { why }),
      ...(mark !== 1 && { mark }),
    };
  });
  if (gaps.length === 0) {
    source.skip('answers-missing');
    return undefined;
  }
  if (gaps.some(({ answers }) => answers.length === 0)) source.changed('key-missing');
  const distractors = [...words].filter(([id]) => !used.has(id)).map(([, word]) => word);
  return {
    type: 'FillInBlanks',
    ...restOf(item, rubric),
    content: gapContent(html, gaps),
    boxOptions: true,
    ...(distractors.length > 0 && { distractors }),
  };
}

/** The pairs that are right: as they are given, or by what earns points. */
function keysOf(item: QtiItem, interaction: XmlElement): string[][] {
  const { correct, mapping } = responseOf(item, interaction);
  const best = Math.max(0, ...mapping.map(({ value }) => value));
  if (interaction.name !== 'gap-match-interaction' && best > 0 && best !== 1)
    item.source.changed('grade-lost', { grade: best });
  const keys = correct.length > 0 ? correct : mapping.filter(({ value }) => value > 0).map(({ key }) => key);
  return keys.map((key) => key.split(/\s+/u)).filter((pair) => pair.length === 2);
}
