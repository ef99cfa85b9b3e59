import { childOf, childrenOf, findAll, readXml, textIn, type XmlElement } from '../text/xml.ts';
import type { GivenAnswer } from './given-answer.ts';

interface WeightedAnswer {
  text: string;
  /** In percent. */
  fraction: number;
  tolerance: number;
}

interface Part {
  kind: 'short' | 'short-exact' | 'number' | 'choice' | 'choices';
  weight: number;
  answers: WeightedAnswer[];
}

/** What Moodle knows of a question when it grades an attempt. */
export interface MoodleRules {
  /** More than one, or typed into, for a cloze. */
  parts: Part[];
  isCloze?: boolean;
  /** The words for each left side; only of a matching question. */
  pairs?: string[];
}

/** Reads the first question of a Moodle XML file as Moodle's question types store it. */
export function readMoodleRules(xml: string): MoodleRules | undefined {
  const question = childrenOf(readXml(xml, { xmlDepth: 100 }), 'question').find(
    ({ attributes }) => attributes['type'] !== 'category',
  );
  const kind = question?.attributes['type'];
  const answers = childrenOf(question, 'answer').map(answerOf);
  const textOf = (name: string) => textIn(childOf(question, name)).trim();
  if (kind === 'shortanswer') {
    return { parts: [{ kind: textOf('usecase') === '1' ? 'short-exact' : 'short', weight: 1, answers }] };
  }
  if (kind === 'numerical') return { parts: [{ kind: 'number', weight: 1, answers }] };
  if (kind === 'truefalse') return { parts: [{ kind: 'choice', weight: 1, answers }] };
  if (kind === 'multichoice') {
    return { parts: [{ kind: textOf('single') === 'false' ? 'choices' : 'choice', weight: 1, answers }] };
  }
  if (kind === 'cloze')
    return { isCloze: true, parts: readCloze(textIn(childOf(childOf(question, 'questiontext'), 'text'))) };
  if (kind !== 'matching' || !question) return undefined;
  const pairs = findAll(question, 'subquestion').filter((pair) => textIn(childOf(pair, 'text')) !== '');
  return { parts: [], pairs: pairs.map((pair) => textIn(childOf(pair, 'answer')).trim()) };
}

function answerOf(element: XmlElement): WeightedAnswer {
  return {
    text: textIn(childOf(element, 'text')).replaceAll(/<[^>]*>/gu, ''),
    fraction: Number(element.attributes['fraction']),
    tolerance: Number(textIn(childOf(element, 'tolerance')) || '0'),
  };
}

const clozeKinds: Readonly<Record<string, Part['kind']>> = {
  SHORTANSWER: 'short',
  SA: 'short',
  SHORTANSWER_C: 'short-exact',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'choice',
  MC: 'choice',
};

function readCloze(text: string): Part[] {
  return [...text.matchAll(/\{(\d+):([A-Z_]+):((?:\\.|[^}])*)\}/gu)].map(([, weight, kind = '', inside = '']) => ({
    kind: clozeKinds[kind] ?? 'short',
    weight: Number(weight),
    answers: inside.split(/(?<!\\)~/u).map((written) => {
      const [, percent, body = ''] = /^(=|%-?\d+%)?(.*)$/su.exec(written) ?? [];
      const plain = (body.split(/(?<![\\&])#/u)[0] ?? '').replaceAll(/&#(\d+);/gu, (_, code: string) =>
        String.fromCharCode(Number(code)),
      );
      const isNumber = clozeKinds[kind] === 'number';
      const [number = '', tolerance = '0'] = plain.split(':');
      return {
        text: isNumber ? number : plain.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
        fraction: percent === '=' ? 100 : Number.parseFloat(percent?.slice(1) ?? '0'),
        tolerance: isNumber ? Number(tolerance) : 0,
      };
    }),
  }));
}

const escapable = ':#={}~';

/** Reads the first question of a GIFT file as Moodle's question types store it. */
export function readGiftRules(gift: string): MoodleRules | undefined {
  const hidden = gift.replaceAll(/\\([:#={}~])/gu, (_, sign: string) =>
    String.fromCharCode(0xf000 + escapable.indexOf(sign)),
  );
  const inside = /\{([^}]*)\}/u
    .exec(hidden)?.[1]
    ?.replace(/####.*$/su, '')
    .trim();
  if (inside === undefined || inside === '') return undefined;
  if (/^(?:T|F|TRUE|FALSE)$/u.test(inside)) {
    const right = inside.startsWith('T') ? 0 : 1;
    const answers = ['True', 'False'].map((text, index) => ({
      text,
      fraction: index === right ? 100 : 0,
      tolerance: 0,
    }));
    return { parts: [{ kind: 'choice', weight: 1, answers }] };
  }
  const isNumber = inside.startsWith('#');
  const body = isNumber ? inside.slice(1).trim() : inside;
  const signed = /^[=~]/u.test(body) ? body : `=${body}`;
  const answers = [...signed.matchAll(/([=~])([^=~]*)/gu)].map(([, sign, written = '']) => {
    const [, percent, rest = ''] = /^(?:%(-?[\d.]+)%)?(.*)$/su.exec(written.trim()) ?? [];
    const text = (rest.split('#')[0] ?? '')
      .trim()
      .replaceAll(/[\uF000-\uF005]/gu, (hiddenSign) => escapable[hiddenSign.charCodeAt(0) - 0xf000] ?? '');
    const fraction = percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent);
    return isNumber ? { fraction, ...rangeOf(text) } : { fraction, text, tolerance: 0 };
  });
  if (isNumber) return { parts: [{ kind: 'number', weight: 1, answers }] };
  if (signed.includes('~')) {
    return { parts: [{ kind: signed.includes('=') ? 'choice' : 'choices', weight: 1, answers }] };
  }
  const pairs = answers.map(({ text }) => text.split('->').map((side) => side.trim()));
  if (pairs.every(({ length }) => length === 2))
    return { parts: [], pairs: pairs.filter(([left]) => left !== '').map(([, right = '']) => right) };
  return { parts: [{ kind: 'short', weight: 1, answers }] };
}

function rangeOf(text: string): { text: string; tolerance: number } {
  const [from, to] = text.split('..').map(Number);
  if (from !== undefined && to !== undefined) return { text: String((from + to) / 2), tolerance: (to - from) / 2 };
  const [number = '', tolerance = '0'] = text.split(':');
  return { text: number, tolerance: Number(tolerance) };
}

/** Returns the accepted texts of every part, from which variants are made. */
export function textsOf({ parts, pairs = [] }: MoodleRules): string[][] {
  if (pairs.length > 0) return pairs.map(() => pairs);
  return parts.map(({ answers }) => answers.flatMap(({ text, tolerance }) => [text, ...bordersOf(text, tolerance)]));
}

function bordersOf(text: string, tolerance: number): string[] {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) return [];
  return [-1.5, -1, -0.5, 0.5, 1, 1.5].map((times) =>
    String(Number((number + times * (tolerance || 0.5)).toPrecision(12))),
  );
}

/** Returns the part of the whole mark that Moodle gives. */
export function moodleGrade({ parts, pairs }: MoodleRules, given: GivenAnswer): number {
  if (pairs) return pairs.filter((right, index) => given.texts?.[index] === right).length / pairs.length;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, part, index) => sum + (gradeOf(part, given, index) * part.weight) / total, 0);
}

function gradeOf(part: Part, given: GivenAnswer, index: number): number {
  const { kind, answers } = part;
  const text = (given.texts?.[index] ?? '').trim();
  if (given.choices) {
    const sum = given.choices.reduce((total, choice) => total + (answers[choice]?.fraction ?? 0), 0);
    return kind === 'choice' ? sum / 100 : Math.min(100, Math.max(0, sum)) / 100;
  }
  if (text === '') return 0;
  // The first answer that matches counts, whatever comes after it.
  const first = answers.find((answer) => {
    if (kind === 'number') return isWithin(answer, text);
    return kind === 'choice'
      ? answer.text.trim() === text
      : matchesMoodle(text, answer.text.trim(), kind === 'short-exact');
  });
  return (first?.fraction ?? 0) / 100;
}

/** `qtype_numerical`: a comma is the decimal separator unless there is a point, too, or another comma. */
function isWithin({ text, tolerance }: WeightedAnswer, response: string): boolean {
  if (text.trim() === '*') return true;
  const isGrouped = response.includes('.') || response.split(',').length > 2;
  const number = Number(isGrouped ? response.replaceAll(',', '') : response.replace(',', '.'));
  return Math.abs(number - Number(text)) <= tolerance + 1e-9;
}

/** `qtype_shortanswer_question::compare_string_with_wildcard`. */
function matchesMoodle(response: string, pattern: string, isCaseSensitive: boolean): boolean {
  const pieces = pattern.normalize('NFC').split(/(?<!\\)\*+/u);
  const escaped = pieces.map((piece) =>
    piece.replaceAll(String.raw`\*`, '*').replaceAll(/[/\\^$.*+?()[\]{}|]/gu, String.raw`\$&`),
  );
  return new RegExp(`^${escaped.join('.*')}$`, isCaseSensitive ? 'u' : 'iu').test(response.normalize('NFC'));
}
