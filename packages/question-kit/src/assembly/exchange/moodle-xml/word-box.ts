import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { reportTwins } from '../text/accepted.ts';
import { literalAnswer } from '../text/blocks.ts';
import { gapContent, gapPlaceholder, stripGapPlaceholders } from '../text/gap-text.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { importHtml } from '../text/import-html.ts';
import { childOf, childrenOf } from '../text/xml.ts';
import { fileFinder, htmlFrom, plainTextFrom, readCommonFields, textOf, type MoodleQuestion } from './question.ts';

/** Imports words to drag or choose into a text (`[[1]]`, `[[2]]`) as gaps with one word box. */
export function importWordBox(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const text = childOf(element, 'questiontext');
  const boxes = [...childrenOf(element, 'dragbox'), ...childrenOf(element, 'selectoption')];
  const words = boxes.map((box) => plainTextFrom(box, question));
  const used = new Set<number>();
  const gaps: Gap[] = [];
  const html = stripGapPlaceholders(htmlFrom(text, question));
  if (source.hasTooManyParts([...html.matchAll(/\[\[\d+\]\]/gu)].length)) return;
  const htmlWithPlaceholders = html.replaceAll(/\[\[(\d+)\]\]/gu, (whole, number: string) => {
    const word = words[Number(number) - 1];
    if (word === undefined) {
      source.reportChange('key-missing');
      return whole;
    }
    used.add(Number(number) - 1);
    gaps.push({ type: 'gap', id: context.newId(), answers: [literalAnswer(word)] });
    return gapPlaceholder(gaps.length - 1);
  });
  if (gaps.length === 0) return source.skip('answers-missing');
  if (new Set(boxes.map((box) => textOf(childOf(box, 'group')).trim())).size > 1) source.reportChange('choices-pooled');
  const { html: richText, media } = importHtml(htmlWithPlaceholders, context, source, fileFinder(text));
  const { rubric, rest } = splitRubric(richText);
  const { commonFields: common, media: commonMedia } = readCommonFields({
    ...question,
    element: { ...element, children: element.children.filter((child) => child !== text) },
  });
  const distractors = words.filter((_, index) => !used.has(index));
  reportTwins(
    words.filter((_, index) => used.has(index)),
    distractors,
    source,
  );
  source.addBlock(
    {
      type: 'FillInBlanks',
      ...common,
      rubric,
      content: gapContent(rest, gaps, source),
      boxOptions: true,
      ...(distractors.length > 0 && { distractors }),
    },
    [...media, ...commonMedia],
  );
}
