import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { reportTwins, selectAcceptedAnswers, type AcceptedAnswers } from '../text/accepted.ts';
import { answerFromMoodle, moodleMatch, withoutEntities } from '../text/answers.ts';
import {
  essayBlock,
  literalAnswer,
  matchingBlock,
  rubricBlock,
  shortAnswersBlock,
  trueFalseBlock,
  type CommonBlockFields,
} from '../text/blocks.ts';
import { mcqBlock } from '../text/choice.ts';
import { gapContent, gapPlaceholder, stripGapPlaceholders } from '../text/gap-text.ts';
import { readAnswers, type GiftAnswer } from './answers.ts';
import { readNumbers } from './numerical.ts';
import {
  toHtml,
  toLineText,
  toLiteralText,
  toPlainText,
  toRichText,
  toFeedback,
  type GiftQuestion,
} from './question.ts';

type CommonFields = Omit<CommonBlockFields, 'rubric'>;

/** Imports a question; its type follows from the syntax of its answers. */
export function importGiftQuestion(question: GiftQuestion): void {
  const { source, answersText } = question;
  if (answersText === undefined) {
    const { html, media } = toRichText(question, question.textBefore);
    return html === '' && media.length === 0 ? source.skip('text-missing') : source.addBlock(rubricBlock(html), media);
  }
  const modelAnswer = toFeedback(question, question.generalFeedback);
  const commonFields: CommonFields = { autoCorrected: true, ...(modelAnswer !== undefined && { modelAnswer }) };
  if (answersText === '') return addWithRubric(question, (rubric) => essayBlock({ ...commonFields, rubric }));
  const [, truthValue, feedback = ''] = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/u.exec(answersText) ?? [];
  if (truthValue !== undefined) return importTrueFalse(question, truthValue.startsWith('T'), feedback, commonFields);
  if (answersText.startsWith('#'))
    return importTypedAnswer(question, readNumbers(question, answersText.slice(1)), commonFields);

  const answers = readAnswers(answersText);
  if (source.hasTooManyParts(answers.length)) return;
  if (answers.some(({ sign }) => sign === '~')) return importChoice(question, answers, commonFields);
  if (answersText.includes('->') && answersText.includes('=')) return importMatching(question, answers, commonFields);
  const typedAnswers = answers.map((answer) => ({
    text: answerFromMoodle(withoutEntities(toLiteralText(answer.text), source)),
    percent: answer.weight ?? 100,
    why: toFeedback(question, answer.feedback),
  }));
  const accepted = selectAcceptedAnswers(typedAnswers, source);
  importTypedAnswer(question, { ...accepted, match: moodleMatch(false) }, commonFields);
}

/** Adds the block that `block` creates from the question's text. A missing word becomes a line, as Moodle shows it. */
function addWithRubric(
  question: GiftQuestion,
  block: (rubric: string) => Parameters<GiftQuestion['source']['addBlock']>[0],
): void {
  const text = question.textAfter === '' ? question.textBefore : `${question.textBefore}_____${question.textAfter}`;
  const { html, media } = toRichText(question, text);
  question.source.addBlock(block(html), media);
}

function importTrueFalse(question: GiftQuestion, isTrue: boolean, feedback: string, commonFields: CommonFields): void {
  const [wrong = '', right = ''] = feedback.split('#');
  const feedbackTexts = { right: toFeedback(question, right), wrong: toFeedback(question, wrong) };
  const reasons = isTrue
    ? { true: feedbackTexts.right, false: feedbackTexts.wrong }
    : { true: feedbackTexts.wrong, false: feedbackTexts.right };
  addWithRubric(question, (rubric) => trueFalseBlock({ ...commonFields, rubric }, isTrue, reasons, question.context));
}

/** Imports a short answer, or a text with one gap if there is text after the answers. */
function importTypedAnswer(
  question: GiftQuestion,
  accepted: AcceptedAnswers | undefined,
  commonFields: CommonFields,
): void {
  const { source, context, textAfter } = question;
  if (!accepted) return;
  if (accepted.answers.length === 0) return source.skip('answers-missing');
  if (textAfter !== '') return importGap(question, accepted, commonFields);
  addWithRubric(question, (rubric) =>
    shortAnswersBlock({ ...commonFields, rubric }, [{ id: context.newId(), ...accepted }]),
  );
}

function importGap(
  question: GiftQuestion,
  accepted: AcceptedAnswers,
  commonFields: CommonFields,
  distractors?: string[],
): void {
  const { source, context, textBefore, textAfter } = question;
  const gap: Gap = { type: 'gap', id: context.newId(), ...accepted };
  const html = `${toHtml(question, stripGapPlaceholders(textBefore))}${gapPlaceholder(0)}${toHtml(question, stripGapPlaceholders(textAfter))}`;
  const { media } = toRichText(question, `${textBefore}${textAfter}`);
  const wordBoxFields = distractors === undefined ? { boxOptions: false } : { boxOptions: true, distractors };
  source.addBlock(
    { type: 'FillInBlanks', rubric: '', ...commonFields, content: gapContent(html, [gap], source), ...wordBoxFields },
    media,
  );
}

function importChoice(question: GiftQuestion, answers: readonly GiftAnswer[], commonFields: CommonFields): void {
  const { source, context, textAfter } = question;
  const isSingleChoice = answers.some(({ sign }) => sign === '=');
  const options = answers.map((answer) => ({
    text: toPlainText(question, answer.text),
    percent: answer.weight ?? (answer.sign === '=' ? 100 : 0),
    why: toFeedback(question, answer.feedback),
  }));
  if (textAfter === '' || !isSingleChoice) {
    return addWithRubric(question, (rubric) =>
      mcqBlock(options, isSingleChoice, { ...commonFields, rubric }, source, context.newId),
    );
  }
  const [right, second] = options.filter(({ percent }) => percent === 100);
  const others = options.filter((option) => option !== right);
  if (right && !second && others.every(({ percent, why: feedback }) => percent === 0 && feedback === undefined)) {
    const accepted = { answers: [literalAnswer(right.text)], ...(right.why !== undefined && { why: right.why }) };
    const words = others.map(({ text }) => text);
    reportTwins([right.text], words, source);
    return importGap(question, accepted, commonFields, words);
  }
  source.reportChange('missing-word-choice');
  addWithRubric(question, (rubric) =>
    mcqBlock(options, isSingleChoice, { ...commonFields, rubric }, source, context.newId),
  );
}

function importMatching(question: GiftQuestion, answers: readonly GiftAnswer[], commonFields: CommonFields): void {
  const { source, context } = question;
  const pairs = answers.map(({ text, feedback }) => {
    const whole = feedback === '' ? text : `${text}#${feedback}`;
    const arrow = whole.indexOf('->');
    return arrow === -1
      ? undefined
      : { left: toPlainText(question, whole.slice(0, arrow)), right: toLineText(whole.slice(arrow + 2)) };
  });
  const completePairs = pairs.filter((pair) => pair !== undefined);
  if (completePairs.length < pairs.length) return source.skip('pair-arrow-missing');
  addWithRubric(question, (rubric) => matchingBlock({ ...commonFields, rubric }, completePairs, source, context.newId));
}
