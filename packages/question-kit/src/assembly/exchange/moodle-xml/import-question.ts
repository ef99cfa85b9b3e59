import type { FileRef } from '../../../primitives/schema/fields.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import { readAttributes, readRichText } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { selectAcceptedAnswers, type AcceptedAnswers } from '../text/accepted.ts';
import { answerFromMoodle, moodleMatch, withoutEntities } from '../text/answers.ts';
import { essayBlock, matchingBlock, rubricBlock, shortAnswersBlock, trueFalseBlock } from '../text/blocks.ts';
import { mcqBlock } from '../text/choice.ts';
import { fileNameOf } from '../text/media-types.ts';
import { keyNumber, numberWithTolerance } from '../text/numbers.ts';
import { importFile, importFeedback } from '../text/import-html.ts';
import { childOf, childrenOf, elementsOf, textIn, type XmlElement } from '../text/xml.ts';
import { importCloze } from './cloze.ts';
import { importWordBox } from './word-box.ts';
import {
  feedbackFrom,
  fileFinder,
  gradeOf,
  roundToHalves,
  htmlFrom,
  lineTextFrom,
  percentOf,
  plainTextFrom,
  readCommonFields,
  reportUnusedFiles,
  textOf,
  type MoodleQuestion,
} from './question.ts';

/** Imports a question by the kind that the file names. */
export function importKind(question: MoodleQuestion): void {
  const importer = Object.hasOwn(importers, question.kind) ? importers[question.kind] : undefined;
  if (importer) {
    if (question.source.hasTooManyParts(partCount(question.element))) return;
    reportUnusedFiles(question.element, question.source);
    importer(question);
  } else question.source.skip('kind-unsupported', { kind: question.kind });
}

const partNames: ReadonlySet<string> = new Set(['answer', 'subquestion', 'dragbox', 'selectoption']);

function partCount(element: XmlElement): number {
  return elementsOf(element).filter(({ name }) => partNames.has(name)).length;
}

const importers: Readonly<Record<string, (question: MoodleQuestion) => void>> = {
  multichoice: importChoice,
  truefalse: importTrueFalse,
  shortanswer: importShortAnswer,
  numerical: importNumerical,
  matching: importMatching,
  ordering: importOrdering,
  essay: importEssay,
  description: importDescription,
  cloze: importCloze,
  multianswer: importCloze,
  gapselect: importWordBox,
  ddwtos: importWordBox,
};

function importChoice(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { commonFields: rest, media } = readCommonFields(question);
  const options = childrenOf(element, 'answer').map((answer) => {
    const { image, alt } = importOptionImage(answer, question);
    const text = plainTextFrom(answer, question, true) || alt;
    return { text, percent: percentOf(answer), why: feedbackFrom(answer, question), ...(image && { image }) };
  });
  if (options.length === 0) return source.skip('answers-few');
  const isSingleChoice = !/^(?:false|0)$/u.test(textIn(childOf(element, 'single')).trim());
  reportLostGrade(question);
  source.addBlock(mcqBlock(options, isSingleChoice, rest, source, context.newId), media);
}

/** Imports the first image of an option; further images are reported as lost. */
function importOptionImage(answer: XmlElement, question: MoodleQuestion): { image?: FileRef; alt: string } {
  const images: Record<string, string>[] = [];
  readRichText(htmlFrom(answer, question), (name, inside) => {
    if (name === 'img') images.push(readAttributes(inside));
    return name;
  });
  const [attributes, more] = images;
  if (attributes === undefined) return { alt: '' };
  const { src: address = '', alt = '' } = attributes;
  if (more !== undefined) question.source.reportChange('html-lost', { what: '<img>' });
  const image = importFile(address, fileNameOf(address), question.context, question.source, fileFinder(answer));
  return image?.mime.startsWith('image/') ? { image, alt } : { alt };
}

function importTrueFalse(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { commonFields: rest, media } = readCommonFields(question);
  const answers = childrenOf(element, 'answer');
  const answerOf = (truth: string) => answers.find((answer) => textOf(answer).trim().toLowerCase() === truth);
  const right = answers.find((answer) => percentOf(answer) === 100);
  if (!right) return source.skip('answers-missing');
  reportLostGrade(question);
  // Files of old versions name the answers in the language of their author, first the one for true, as Moodle reads them.
  if (!answerOf('true') && !answerOf('false')) {
    const options = answers.map((answer) => ({
      text: plainTextFrom(answer, question),
      percent: percentOf(answer),
      why: feedbackFrom(answer, question),
    }));
    return source.addBlock(mcqBlock(options, true, rest, source, context.newId), media);
  }
  const [trueAnswer, falseAnswer] = [answerOf('true'), answerOf('false')];
  const isTrue = trueAnswer ? percentOf(trueAnswer) === 100 : right !== falseAnswer;
  const why = { true: feedbackFrom(trueAnswer, question), false: feedbackFrom(falseAnswer, question) };
  source.addBlock(trueFalseBlock(rest, isTrue, why, context), media);
}

function importShortAnswer(question: MoodleQuestion): void {
  const { element, source } = question;
  const candidates = childrenOf(element, 'answer').map((answer) => ({
    text: answerFromMoodle(withoutEntities(textOf(answer).replaceAll(/\s+/gu, ' ').trim(), source)),
    percent: percentOf(answer),
    why: feedbackFrom(answer, question),
  }));
  const isCaseSensitive = /^(?:1|true)$/u.test(textIn(childOf(element, 'usecase')).trim());
  addShortAnswer(question, { ...selectAcceptedAnswers(candidates, source), match: moodleMatch(isCaseSensitive) });
}

function importNumerical(question: MoodleQuestion): void {
  const { element, source } = question;
  if (childrenOf(childOf(element, 'units'), 'unit').length > 0) source.reportChange('units-lost');
  const answers = childrenOf(element, 'answer');
  const texts = answers.map((answer) => {
    const isAnyOther = textOf(answer).trim() === '*' && percentOf(answer) <= 0;
    return isAnyOther ? '*' : numberWithTolerance(textOf(answer), toleranceOf(answer));
  });
  const invalidAnswer = answers[texts.indexOf(undefined)];
  if (invalidAnswer) {
    const hasNumber = keyNumber(textOf(invalidAnswer)) !== undefined;
    const invalid = hasNumber ? toleranceOf(invalidAnswer) : textOf(invalidAnswer);
    return source.skip('not-a-number', { answer: invalid.trim().slice(0, 100) });
  }
  const candidates = answers.map((answer, index) => ({
    text: texts[index] ?? '',
    percent: percentOf(answer),
    why: feedbackFrom(answer, question),
  }));
  addShortAnswer(question, { ...selectAcceptedAnswers(candidates, source), match: { compare: 'number' } });
}

function toleranceOf(answer: XmlElement): string {
  return textIn(childOf(answer, 'tolerance'));
}

function addShortAnswer(question: MoodleQuestion, accepted: AcceptedAnswers): void {
  const { context, source } = question;
  if (accepted.answers.length === 0) return source.skip('answers-missing');
  const { commonFields: rest, media } = readCommonFields(question);
  const mark = roundToHalves(gradeOf(question), source);
  const item = { id: context.newId(), ...accepted, ...(mark !== 1 && { mark }) };
  source.addBlock(shortAnswersBlock(rest, [item]), media);
}

function importMatching(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { commonFields: rest, media } = readCommonFields(question);
  const pairs = childrenOf(element, 'subquestion').map((pair) => ({
    left: plainTextFrom(pair, question),
    right: lineTextFrom(childOf(pair, 'answer')),
  }));
  if (pairs.length === 0) return source.skip('pairs-few');
  if (pairs.some(({ left }, index) => left === '' && hasPicture(childrenOf(element, 'subquestion')[index], question)))
    return source.skip('pictures-only');
  reportLostGrade(question);
  source.addBlock(matchingBlock(rest, pairs, source, context.newId), media);
}

function hasPicture(element: XmlElement | undefined, question: MoodleQuestion): boolean {
  return /<(?:img|svg|math|object)\b/iu.test(htmlFrom(element, question));
}

function importOrdering(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { commonFields: rest, media } = readCommonFields(question);
  const pairs = childrenOf(element, 'answer').map((answer, index) => ({
    left: String(index + 1),
    right: plainTextFrom(answer, question),
  }));
  if (pairs.length < 2) return source.skip('pairs-few');
  if (pairs.some(({ right }, index) => right === '' && hasPicture(childrenOf(element, 'answer')[index], question)))
    return source.skip('pictures-only');
  source.reportChange('order-lost');
  reportLostGrade(question);
  source.addBlock(matchingBlock(rest, pairs, source, context.newId), media);
}

function importEssay(question: MoodleQuestion): void {
  const { element, context, source } = question;
  const { commonFields: rest, media } = readCommonFields(question);
  const graderInfo = childOf(element, 'graderinfo');
  const notes = graderInfo ? importFeedback(htmlFrom(graderInfo, question), context, source) : undefined;
  if (notes !== undefined) source.reportChange('grader-info-model');
  if (!isBlank(textOf(childOf(element, 'responsetemplate')))) source.reportChange('response-template-lost');
  const attached = Number(textIn(childOf(element, 'attachments'))) !== 0;
  if (attached || textIn(childOf(element, 'responseformat')).trim() === 'noinline')
    source.reportChange('attachments-lost');
  const modelAnswer = `${rest.modelAnswer ?? ''}${notes ?? ''}`;
  const grade = gradeOf(question);
  if (grade > 0) source.reportChange('grade-moved', { grade });
  const limit = (name: string) => Math.trunc(Number(textIn(childOf(element, name)))) || 0;
  const minWords = limit('minwordlimit');
  const maxWords = limit('maxwordlimit');
  const block = essayBlock({ ...rest, ...(modelAnswer !== '' && { modelAnswer }) });
  source.addBlock(
    {
      ...block,
      contentMark: roundToHalves(grade, source),
      ...(minWords > 0 && { minWords }),
      ...(maxWords > 0 && { maxWords }),
    },
    media,
  );
}

function importDescription(question: MoodleQuestion): void {
  const { commonFields: rest, media } = readCommonFields(question);
  if (rest.rubric === '' && media.length === 0) question.source.skip('text-missing');
  else question.source.addBlock({ ...rubricBlock(rest.rubric), ...rest, autoCorrected: false }, media);
}

function reportLostGrade(question: MoodleQuestion): void {
  const grade = gradeOf(question);
  if (grade !== 1) question.source.reportChange('grade-lost', { grade });
}
