import type { FileRef } from '../../../primitives/schema/fields.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import { acceptedOf, type Accepted } from '../text/accepted.ts';
import { answerFromMoodle } from '../text/answers.ts';
import { essayBlock, pairsBlock, rubricBlock, shortBlock, trueFalseBlock } from '../text/blocks.ts';
import { choiceOf } from '../text/choice.ts';
import { fileNameOf } from '../text/media-types.ts';
import { acceptedNumbers, isNumber } from '../text/numbers.ts';
import { importFile, importFeedback } from '../text/import-html.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../text/xml.ts';
import { importCloze } from './cloze.ts';
import { importWordBox } from './word-box.ts';
import {
  feedbackIn,
  filesIn,
  gradeOf,
  halves,
  htmlIn,
  percentOf,
  plainIn,
  restOf,
  tellUnusedFiles,
  textOf,
  type MoodleQuestion,
} from './question.ts';

/** Takes one question, by the kind that the file names. */
export function importKind(question: MoodleQuestion): void {
  const take = Object.hasOwn(kinds, question.kind) ? kinds[question.kind] : undefined;
  if (take) {
    tellUnusedFiles(question.element, question.source);
    take(question);
  } else question.source.skip('kind-unsupported', { kind: question.kind });
}

const kinds: Readonly<Record<string, (question: MoodleQuestion) => void>> = {
  multichoice: takeChoice,
  truefalse: takeTruth,
  shortanswer: takeShort,
  numerical: takeNumber,
  matching: takePairs,
  ordering: takeOrder,
  essay: takeEssay,
  description: takeDescription,
  cloze: importCloze,
  multianswer: importCloze,
  gapselect: importWordBox,
  ddwtos: importWordBox,
};

function takeChoice(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { rest, media } = restOf(question);
  const options = childrenOf(element, 'answer').map((answer) => {
    const { image, alt } = imageOf(answer, question);
    const text = plainIn(answer, question, true) || alt;
    return { text, percent: percentOf(answer), why: feedbackIn(answer, question), ...(image && { image }) };
  });
  if (options.length === 0) return source.skip('answers-few');
  const single = !/^(?:false|0)$/u.test(textIn(childOf(element, 'single')).trim());
  loseGrade(question);
  source.add(choiceOf(options, single, rest, source, context.newId), media);
}

/** An option's picture: it stays with the option where it is the only one. */
function imageOf(answer: XmlElement, question: MoodleQuestion): { image?: FileRef; alt: string } {
  const [tag, more] = [...htmlIn(answer, question).matchAll(/<img\b[^>]*>/giu)].map(([whole]) => whole);
  if (tag === undefined) return { alt: '' };
  const address = /\ssrc=["']([^"']*)["']/iu.exec(tag)?.[1] ?? '';
  const alt = /\salt=["']([^"']*)["']/iu.exec(tag)?.[1] ?? '';
  if (more !== undefined) question.source.changed('html-lost', { what: '<img>' });
  const image = importFile(address, fileNameOf(address), question.context, question.source, filesIn(answer));
  return image?.mime.startsWith('image/') ? { image, alt } : { alt };
}

function takeTruth(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { rest, media } = restOf(question);
  const answers = childrenOf(element, 'answer');
  const of = (truth: string) => answers.find((answer) => textOf(answer).trim().toLowerCase() === truth);
  const right = answers.find((answer) => percentOf(answer) === 100);
  if (!right) return source.skip('answers-missing');
  loseGrade(question);
  const why = { true: feedbackIn(of('true'), question), false: feedbackIn(of('false'), question) };
  source.add(trueFalseBlock(rest, right === of('true'), why, context), media);
}

function takeShort(question: MoodleQuestion): void {
  const { element, source } = question;
  const given = childrenOf(element, 'answer').map((answer) => ({
    text: answerFromMoodle(textOf(answer).replaceAll(/\s+/gu, ' ').trim()),
    percent: percentOf(answer),
    why: feedbackIn(answer, question),
  }));
  const exact = /^(?:1|true)$/u.test(textIn(childOf(element, 'usecase')).trim());
  takeField(question, acceptedOf(given, source), exact ? { case: 'exact' } : undefined);
}

function takeNumber(question: MoodleQuestion): void {
  const { element, source } = question;
  if (childrenOf(childOf(element, 'units'), 'unit').length > 0) source.changed('units-lost');
  const answers = childrenOf(element, 'answer');
  const broken = answers.find((answer) => !isNumber(textOf(answer)) && textOf(answer).trim() !== '*');
  if (broken) return source.skip('not-a-number', { answer: textOf(broken).trim().slice(0, 100) });
  const given = answers.map((answer) => ({
    text: textOf(answer).trim(),
    percent: percentOf(answer),
    why: feedbackIn(answer, question),
  }));
  const accepted = acceptedOf(given, source);
  const listed = accepted.answers.flatMap((number) => {
    const answer = answers.find((one) => textOf(one).trim() === number);
    return acceptedNumbers(number, textIn(childOf(answer, 'tolerance')).trim() || '0', source);
  });
  takeField(question, { ...accepted, answers: [...new Set(listed)].slice(0, 50) }, undefined);
}

function takeField(question: MoodleQuestion, accepted: Accepted, match: Match | undefined): void {
  const { context, source } = question;
  if (accepted.answers.length === 0) return source.skip('answers-missing');
  const { rest, media } = restOf(question);
  const mark = halves(gradeOf(question), source);
  const item = { id: context.newId(), ...accepted, ...(match && { match }), ...(mark !== 1 && { mark }) };
  source.add(shortBlock(rest, [item]), media);
}

function takePairs(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { rest, media } = restOf(question);
  const pairs = childrenOf(element, 'subquestion').map((pair) => ({
    left: plainIn(pair, question),
    right: textOf(childOf(pair, 'answer')).replaceAll(/\s+/gu, ' ').trim(),
  }));
  if (pairs.length === 0) return source.skip('pairs-few');
  loseGrade(question);
  source.add(pairsBlock(rest, pairs, source, context.newId), media);
}

function takeOrder(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { rest, media } = restOf(question);
  const pairs = childrenOf(element, 'answer').map((answer, place) => ({
    left: String(place + 1),
    right: plainIn(answer, question),
  }));
  if (pairs.length < 2) return source.skip('pairs-few');
  source.changed('order-lost');
  loseGrade(question);
  source.add(pairsBlock(rest, pairs, source, context.newId), media);
}

function takeEssay(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { rest, media } = restOf(question);
  const grader = childOf(element, 'graderinfo');
  const notes = grader ? importFeedback(htmlIn(grader, question), context, source) : undefined;
  if (notes !== undefined) source.changed('grader-info-model');
  if (!isBlank(textOf(childOf(element, 'responsetemplate')))) source.changed('response-template-lost');
  const attached = Number(textIn(childOf(element, 'attachments'))) !== 0;
  if (attached || textIn(childOf(element, 'responseformat')).trim() === 'noinline') source.changed('attachments-lost');
  const model = `${rest.modelAnswer ?? ''}${notes ?? ''}`;
  const grade = gradeOf(question);
  if (grade > 0) source.changed('grade-moved', { grade });
  const limit = (name: string) => Math.trunc(Number(textIn(childOf(element, name)))) || 0;
  const minWords = limit('minwordlimit');
  const maxWords = limit('maxwordlimit');
  const block = essayBlock({ ...rest, ...(model !== '' && { modelAnswer: model }) });
  source.add(
    {
      ...block,
      contentMark: halves(grade, source),
      ...(minWords > 0 && { minWords }),
      ...(maxWords > 0 && { maxWords }),
    },
    media,
  );
}

function takeDescription(question: MoodleQuestion): void {
  const { rest, media } = restOf(question);
  if (rest.rubric === '' && media.length === 0) question.source.skip('text-missing');
  else question.source.add({ ...rubricBlock(rest.rubric), ...rest, autoCorrected: false }, media);
}

function loseGrade(question: MoodleQuestion): void {
  const grade = gradeOf(question);
  if (grade !== 1) question.source.changed('grade-lost', { grade });
}
