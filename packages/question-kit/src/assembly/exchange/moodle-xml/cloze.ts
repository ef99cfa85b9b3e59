import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { reportTwins, selectAcceptedAnswers } from '../text/accepted.ts';
import { answerFromMoodle, moodleMatch } from '../text/answers.ts';
import { literalAnswer } from '../text/blocks.ts';
import { gapContent, gapPlaceholder, stripGapPlaceholders } from '../text/gap-text.ts';
import { numberWithTolerance } from '../text/numbers.ts';
import { splitRubric } from '../text/split-rubric.ts';
import { importHtml, importPlainText, importFeedback } from '../text/import-html.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import { childOf } from '../text/xml.ts';
import { splitCloze, type ClozeGap } from './cloze-parts.ts';
import { fileFinder, roundToHalves, htmlFrom, readCommonFields, type MoodleQuestion } from './question.ts';

/** Imports a cloze as a text with gaps. If every gap is a choice, their words form one word box. */
export function importCloze(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const text = childOf(element, 'questiontext');
  const parts = splitCloze(stripGapPlaceholders(htmlFrom(text, question)));
  const gapSources = parts.filter((part) => typeof part !== 'string');
  if (gapSources.length === 0) return source.skip('answers-missing');
  const partCount = gapSources.reduce((count, { answers }) => count + 1 + answers.length, 0);
  if (source.hasTooManyParts(partCount)) return;
  const choices = gapSources.map((gap) => gap.kind === 'choice' || gap.kind === 'several');
  const hasWordBox = choices.every(Boolean);
  const gaps = gapSources.map((gap) => buildGap(gap, question));
  const distractorCandidates = gapSources.flatMap((gap, index) => (choices[index] ? wrongWords(gap, question) : []));
  if (!hasWordBox && choices.includes(true)) {
    const words = gapSources.flatMap(({ answers }, index) => (choices[index] ? answers.map((one) => one.text) : []));
    source.reportChange('choices-typed', { answers: words.join(', ').slice(0, 200) });
  }
  if (hasWordBox && gapSources.length > 1 && !sharesWords(gapSources)) source.reportChange('choices-pooled');

  let gapIndex = -1;
  const htmlWithPlaceholders = parts
    .map((part) => {
      if (typeof part === 'string') return part;
      gapIndex += 1;
      return gapPlaceholder(gapIndex);
    })
    .join('');
  const { html, media } = importHtml(htmlWithPlaceholders, context, source, fileFinder(text));
  const { rubric, rest } = splitRubric(html);
  const { commonFields: common, media: commonMedia } = readCommonFields({
    ...question,
    element: { ...element, children: element.children.filter((child) => child !== text) },
  });
  const rights = new Set(gaps.flatMap(({ answers }) => answers));
  const distractors = [...new Set(distractorCandidates)].filter((word) => !rights.has(literalAnswer(word)));
  source.addBlock(
    {
      type: 'FillInBlanks',
      ...common,
      rubric,
      content: gapContent(rest, gaps, source),
      boxOptions: hasWordBox,
      ...(hasWordBox && distractors.length > 0 && { distractors }),
    },
    [...media, ...commonMedia],
  );
}

function buildGap(gap: ClozeGap, question: MoodleQuestion): Gap {
  const { context, source } = question;
  const isChoice = gap.kind === 'choice' || gap.kind === 'several';
  const given = gap.answers.map(({ text, percent, feedback }) => {
    const plain = importPlainText(text, source);
    const why = feedback === '' ? undefined : importFeedback(feedback, context, source);
    if (gap.kind === 'number') return { text: readNumber(plain, source), percent, why };
    return { text: isChoice ? literalAnswer(plain) : answerFromMoodle(plain), percent, why };
  });
  const right = given.filter(({ percent }) => percent > 0);
  if (gap.kind === 'several' && right.length > 1)
    source.reportChange('gap-any', { answers: right.map(({ text }) => text).join(', ') });
  for (const { text: answer, percent } of given)
    if (isChoice && percent < 0) source.reportChange('weights-negative', { answer, percent });
  const relevant = isChoice ? given.filter(({ percent, why }) => percent > 0 || why !== undefined) : given;
  const accepted = selectAcceptedAnswers(relevant, source);
  if (isChoice) reportTwins(accepted.answers.map(literalOf), wrongWords(gap, question), source);
  if (isChoice && accepted.answers.length > 1)
    source.reportChange('box-first', { answers: accepted.answers.map(literalOf).join(', ') });
  const mark = roundToHalves(gap.weight, source);
  return {
    type: 'gap',
    id: context.newId(),
    ...accepted,
    ...(!isChoice && { match: gap.kind === 'number' ? { compare: 'number' } : moodleMatch(gap.kind === 'exact') }),
    ...(mark !== 1 && { mark }),
  };
}

/** Reads `5:0.1`; what is not a number is reported and accepts nothing. */
function readNumber(text: string, source: MoodleQuestion['source']): string {
  const [number = '', tolerance = ''] = text.split(':');
  const accepted = numberWithTolerance(number, tolerance);
  if (accepted !== undefined) return accepted;
  if (text.trim() !== '*') source.reportChange('gap-not-a-number', { answer: text.slice(0, 100) });
  return '';
}

function wrongWords(gap: ClozeGap, { source }: MoodleQuestion): string[] {
  return gap.answers.filter(({ percent }) => percent <= 0).map(({ text }) => importPlainText(text, source));
}

/** Whether every gap offers the same words. */
function sharesWords(gaps: readonly ClozeGap[]): boolean {
  const lists = gaps.map(({ answers }) => JSON.stringify(answers.map(({ text }) => text).toSorted()));
  return lists.every((list) => list === lists[0]);
}
