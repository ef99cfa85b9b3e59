import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { acceptedOf } from '../text/accepted.ts';
import { answerFromMoodle } from '../text/answers.ts';
import { literalAnswer } from '../text/blocks.ts';
import { gapContent, gapMark, stripGapMarks } from '../text/gap-text.ts';
import { acceptedNumbers } from '../text/numbers.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { importHtml, importPlainText, importFeedback } from '../text/import-html.ts';
import { childOf } from '../text/xml.ts';
import { clozeParts, type ClozeGap } from './cloze-parts.ts';
import { filesIn, halves, htmlIn, restOf, type MoodleQuestion } from './question.ts';

/** Takes a cloze as a text with gaps. Where every gap is a choice, their words stand in one box. */
export function importCloze(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const text = childOf(element, 'questiontext');
  const parts = clozeParts(stripGapMarks(htmlIn(text, question)));
  const written = parts.filter((part) => typeof part !== 'string');
  if (written.length === 0) return source.skip('answers-missing');
  const choices = written.map((gap) => gap.kind === 'choice' || gap.kind === 'several');
  const box = choices.every(Boolean);
  const gaps = written.map((gap) => gapOf(gap, question));
  const wrong = written.flatMap((gap, index) => (choices[index] ? wrongWords(gap, question) : []));
  if (!box && wrong.length > 0) source.changed('choices-typed', { answers: wrong.join(', ').slice(0, 200) });
  if (box && written.length > 1 && !sharesWords(written)) source.changed('choices-pooled');

  let place = -1;
  const marked = parts
    .map((part) => {
      if (typeof part === 'string') return part;
      place += 1;
      return gapMark(place);
    })
    .join('');
  const { html, media } = importHtml(marked, context, source, filesIn(text));
  const { rubric, rest } = splitRubric(html);
  const { rest: common, media: besides } = restOf({
    ...question,
    element: { ...element, children: element.children.filter((child) => child !== text) },
  });
  const rights = new Set(gaps.flatMap(({ answers }) => answers));
  const distractors = [...new Set(wrong)].filter((word) => !rights.has(literalAnswer(word)));
  source.add(
    {
      type: 'FillInBlanks',
      ...common,
      rubric,
      content: gapContent(rest, gaps),
      boxOptions: box,
      ...(box && distractors.length > 0 && { distractors }),
    },
    [...media, ...besides],
  );
}

function gapOf(gap: ClozeGap, question: MoodleQuestion): Gap {
  const { context, source } = question;
  const isChoice = gap.kind === 'choice' || gap.kind === 'several';
  const given = gap.answers.map(({ text, percent, feedback }) => {
    const [number = '', tolerance = '0'] = text.split(':');
    const plain = importPlainText(gap.kind === 'number' ? number : text, source);
    const why = feedback === '' ? undefined : importFeedback(feedback, context, source);
    return { text: isChoice ? literalAnswer(plain) : answerFromMoodle(plain), percent, tolerance, why };
  });
  const right = given.filter(({ percent }) => percent > 0);
  if (gap.kind === 'several' && right.length > 1)
    source.changed('gap-any', { answers: right.map(({ text }) => text).join(', ') });
  const relevant = isChoice ? given.filter(({ percent, why }) => percent > 0 || why !== undefined) : given;
  const accepted = acceptedOf(relevant, source);
  const answers =
    gap.kind === 'number'
      ? accepted.answers.flatMap((text) => {
          const tolerance = given.find((one) => one.text === text)?.tolerance ?? '0';
          return acceptedNumbers(text, tolerance, source);
        })
      : accepted.answers;
  const mark = halves(gap.weight, source);
  return {
    type: 'gap',
    id: context.newId(),
    ...accepted,
    answers: [...new Set(answers)].slice(0, 50),
    ...(gap.kind === 'exact' && { match: { case: 'exact' as const } }),
    ...(mark !== 1 && { mark }),
  };
}

function wrongWords(gap: ClozeGap, { source }: MoodleQuestion): string[] {
  return gap.answers.filter(({ percent }) => percent <= 0).map(({ text }) => importPlainText(text, source));
}

/** Whether every gap offers the same words, as one box does. */
function sharesWords(gaps: readonly ClozeGap[]): boolean {
  const lists = gaps.map(({ answers }) => JSON.stringify(answers.map(({ text }) => text).toSorted()));
  return lists.every((list) => list === lists[0]);
}
