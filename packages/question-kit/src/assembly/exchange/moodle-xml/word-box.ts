import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { literalAnswer } from '../text/blocks.ts';
import { gapContent, gapMark, stripGapMarks } from '../text/gap-text.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { importHtml, importPlainText } from '../text/import-html.ts';
import { childOf, childrenOf } from '../text/xml.ts';
import { filesIn, htmlIn, restOf, textOf, type MoodleQuestion } from './question.ts';

/** Takes words to be dragged or chosen into a text (`[[1]]`, `[[2]]`) as gaps with one box of words. */
export function importWordBox(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const text = childOf(element, 'questiontext');
  const boxes = [...childrenOf(element, 'dragbox'), ...childrenOf(element, 'selectoption')];
  const words = boxes.map((box) => importPlainText(textOf(box), source));
  const used = new Set<number>();
  const gaps: Gap[] = [];
  const marked = stripGapMarks(htmlIn(text, question)).replaceAll(/\[\[(\d+)\]\]/gu, (whole, number: string) => {
    const word = words[Number(number) - 1];
    if (word === undefined) return whole;
    used.add(Number(number) - 1);
    gaps.push({ type: 'gap', id: context.newId(), answers: [literalAnswer(word)] });
    return gapMark(gaps.length - 1);
  });
  if (gaps.length === 0) return source.skip('answers-missing');
  if (new Set(boxes.map((box) => textOf(childOf(box, 'group')).trim())).size > 1) source.changed('choices-pooled');
  const { html, media } = importHtml(marked, context, source, filesIn(text));
  const { rubric, rest } = splitRubric(html);
  const { rest: common, media: besides } = restOf({
    ...question,
    element: { ...element, children: element.children.filter((child) => child !== text) },
  });
  const distractors = words.filter((_, index) => !used.has(index));
  source.add(
    {
      type: 'FillInBlanks',
      ...common,
      rubric,
      content: gapContent(rest, gaps),
      boxOptions: true,
      ...(distractors.length > 0 && { distractors }),
    },
    [...media, ...besides],
  );
}
