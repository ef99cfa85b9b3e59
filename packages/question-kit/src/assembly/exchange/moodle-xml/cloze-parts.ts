/** A gap of a cloze in the source: `{1:SHORTANSWER:=Paris#Yes~%50%Lyon}`. */
export interface ClozeGap {
  weight: number;
  kind: 'short' | 'exact' | 'number' | 'choice' | 'several';
  answers: { text: string; percent: number; feedback: string }[];
}

const kinds: readonly (readonly [RegExp, ClozeGap['kind']])[] = [
  [/^(?:SHORTANSWER_C|SAC|MWC)$/u, 'exact'],
  [/^(?:SHORTANSWER|SA|MW)$/u, 'short'],
  [/^(?:NUMERICAL|NM)$/u, 'number'],
  [/^(?:MULTIRESPONSE(?:_[HVS]+)?|MR[HVS]*)$/u, 'several'],
  [/^(?:MULTICHOICE(?:_[HVS]+)?|MC[HVS]*)$/u, 'choice'],
];

/** Splits HTML at its gaps. */
export function splitCloze(html: string): (string | ClozeGap)[] {
  const parts: (string | ClozeGap)[] = [];
  let index = 0;
  for (const start of html.matchAll(/\{(\d{0,9}):([A-Z_]{1,30}):/gu)) {
    const kind = kinds.find(([pattern]) => pattern.test(start[2] ?? ''))?.[1];
    if (start.index < index || kind === undefined) continue;
    const from = start.index + start[0].length;
    const end = findClosingBrace(html, from);
    if (end === -1) break;
    parts.push(html.slice(index, start.index), {
      weight: start[1] === '' ? 1 : Number(start[1]),
      kind,
      answers: parseAnswers(html.slice(from, end)),
    });
    index = end + 1;
  }
  return [...parts, html.slice(index)];
}

function findClosingBrace(html: string, from: number): number {
  for (let index = from; index < html.length; index += 1) {
    if (html[index] === '\\') index += 1;
    else if (html[index] === '}') return index;
  }
  return -1;
}

function parseAnswers(inside: string): ClozeGap['answers'] {
  return splitUnescaped(inside, '~')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, right, percent, rest = ''] = /^\s*(?:(=)|%(-?\d+(?:\.\d*)?)%)?([\s\S]*)$/u.exec(part) ?? [];
      const [text = '', ...feedback] = splitUnescaped(rest, '#');
      const percentValue = percent === undefined ? 0 : Number(percent);
      return { text: unescape(text), percent: right ? 100 : percentValue, feedback: unescape(feedback.join('#')) };
    });
}

/** Splits at a separator that is neither escaped nor part of an entity. */
function splitUnescaped(text: string, separator: '~' | '#'): string[] {
  return text.split(separator === '~' ? /(?<!\\)~/u : /(?<![\\&])#/u);
}

function unescape(text: string): string {
  return text.replaceAll(/\\([#}~"/\\])/gu, '$1').trim();
}
