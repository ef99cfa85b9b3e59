import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import { acceptedOf, type Accepted } from '../text/accepted.ts';
import { answerFromMoodle } from '../text/answers.ts';
import {
  essayBlock,
  literalAnswer,
  pairsBlock,
  rubricBlock,
  shortBlock,
  trueFalseBlock,
  type BlockRest,
} from '../text/blocks.ts';
import { choiceOf } from '../text/choice.ts';
import { gapContent, gapMark, stripGapMarks } from '../text/gap-text.ts';
import { readAnswers, type GiftAnswer } from './answers.ts';
import { readNumbers } from './numerical.ts';
import { asHtml, literal, plain, rich, why, type GiftQuestion } from './question.ts';

type Rest = Omit<BlockRest, 'rubric'>;

/** Takes one question, by what its answers look like. */
export function importGiftQuestion(question: GiftQuestion): void {
  const { source, inside } = question;
  if (inside === undefined) {
    const { html, media } = rich(question, question.head);
    return html === '' && media.length === 0 ? source.skip('text-missing') : source.add(rubricBlock(html), media);
  }
  const model = why(question, question.general);
  const rest: Rest = { autoCorrected: true, ...(model !== undefined && { modelAnswer: model }) };
  if (inside === '') return takeWith(question, (rubric) => essayBlock({ ...rest, rubric }));
  const [, truth, feedback = ''] = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/u.exec(inside) ?? [];
  if (truth !== undefined) return takeTruth(question, truth.startsWith('T'), feedback, rest);
  if (inside.startsWith('#')) return takeTyped(question, readNumbers(question, inside.slice(1)), rest);

  const answers = readAnswers(inside);
  if (answers.some(({ sign }) => sign === '~')) return takeChoice(question, answers, rest);
  if (inside.includes('->') && inside.includes('=')) return takePairs(question, answers, rest);
  const typed = answers.map((answer) => ({
    text: answerFromMoodle(literal(answer.text)),
    percent: answer.weight ?? 100,
    why: why(question, answer.feedback),
  }));
  takeTyped(question, acceptedOf(typed, source), rest);
}

/** Takes the question as the block made of its text; a missing word is a line in it, as Moodle shows it. */
function takeWith(
  question: GiftQuestion,
  block: (rubric: string) => Parameters<GiftQuestion['source']['add']>[0],
): void {
  const text = question.tail === '' ? question.head : `${question.head}_____${question.tail}`;
  const { html, media } = rich(question, text);
  question.source.add(block(html), media);
}

function takeTruth(question: GiftQuestion, isTrue: boolean, feedback: string, rest: Rest): void {
  const [wrong = '', right = ''] = feedback.split('#');
  const said = { right: why(question, right), wrong: why(question, wrong) };
  const reasons = isTrue ? { true: said.right, false: said.wrong } : { true: said.wrong, false: said.right };
  takeWith(question, (rubric) => trueFalseBlock({ ...rest, rubric }, isTrue, reasons, question.context));
}

/** A short answer; where text goes on behind it, a text with one gap. */
function takeTyped(question: GiftQuestion, accepted: Accepted | undefined, rest: Rest): void {
  const { source, context, tail } = question;
  if (!accepted) return;
  if (accepted.answers.length === 0) return source.skip('answers-missing');
  if (tail !== '') return takeGap(question, accepted, rest);
  takeWith(question, (rubric) => shortBlock({ ...rest, rubric }, [{ id: context.newId(), ...accepted }]));
}

function takeGap(question: GiftQuestion, accepted: Accepted, rest: Rest, distractors?: string[]): void {
  const { source, context, head, tail } = question;
  const gap: Gap = { type: 'gap', id: context.newId(), ...accepted };
  const html = `${asHtml(question, stripGapMarks(head))}${gapMark(0)}${asHtml(question, stripGapMarks(tail))}`;
  const { media } = rich(question, `${head}${tail}`);
  const box = distractors === undefined ? { boxOptions: false } : { boxOptions: true, distractors };
  source.add({ type: 'FillInBlanks', rubric: '', ...rest, content: gapContent(html, [gap]), ...box }, media);
}

function takeChoice(question: GiftQuestion, answers: readonly GiftAnswer[], rest: Rest): void {
  const { source, context, tail } = question;
  const single = answers.some(({ sign }) => sign === '=');
  const options = answers.map((answer) => ({
    text: plain(question, answer.text),
    percent: answer.weight ?? (answer.sign === '=' ? 100 : 0),
    why: why(question, answer.feedback),
  }));
  if (tail === '' || !single) {
    return takeWith(question, (rubric) => choiceOf(options, single, { ...rest, rubric }, source, context.newId));
  }
  const [right, second] = options.filter(({ percent }) => percent === 100);
  const others = options.filter((option) => option !== right);
  if (right && !second && others.every(({ percent, why: said }) => percent === 0 && said === undefined)) {
    const accepted = { answers: [literalAnswer(right.text)], ...(right.why !== undefined && { why: right.why }) };
    const words = others.map(({ text }) => text);
    return takeGap(question, accepted, rest, words);
  }
  source.changed('missing-word-choice');
  takeWith(question, (rubric) => choiceOf(options, single, { ...rest, rubric }, source, context.newId));
}

function takePairs(question: GiftQuestion, answers: readonly GiftAnswer[], rest: Rest): void {
  const { source, context } = question;
  const pairs = answers.map(({ text, feedback }) => {
    const whole = feedback === '' ? text : `${text}#${feedback}`;
    const arrow = whole.indexOf('->');
    return arrow === -1
      ? undefined
      : { left: plain(question, whole.slice(0, arrow)), right: literal(whole.slice(arrow + 2)) };
  });
  const known = pairs.filter((pair) => pair !== undefined);
  if (known.length < pairs.length) return source.skip('pair-arrow-missing');
  takeWith(question, (rubric) => pairsBlock({ ...rest, rubric }, known, source, context.newId));
}
