/** A gap of a cloze as it is written: `{1:SHORTANSWER:=Paris#Yes~%50%Lyon}`. */
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

/** Parts HTML at its gaps. */
export function clozeParts(html: string): (string | ClozeGap)[] {
  const parts: (string | ClozeGap)[] = [];
  let at = 0;
  for (const start of html.matchAll(/\{(\d*):([A-Z_]+):/gu)) {
    const kind = kinds.find(([pattern]) => pattern.test(start[2] ?? ''))?.[1];
    const from = start.index + start[0].length;
    const end = endOf(html, from);
    if (start.index < at || kind === undefined || end === -1) continue;
    parts.push(html.slice(at, start.index), {
      weight: start[1] === '' ? 1 : Number(start[1]),
      kind,
      answers: alternatives(html.slice(from, end)),
    });
    at = end + 1;
  }
  return [...parts, html.slice(at)];
}

function endOf(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    if (html[at] === '\\') at += 1;
    else if (html[at] === '}') return at;
  }
  return -1;
}

function alternatives(inside: string): ClozeGap['answers'] {
  return splitFree(inside, '~')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, right, percent, rest = ''] = /^\s*(?:(=)|%(-?\d+(?:\.\d*)?)%)?([\s\S]*)$/u.exec(part) ?? [];
      const [text = '', ...feedback] = splitFree(rest, '#');
      const earned = percent === undefined ? 0 : Number(percent);
      return { text: unescape(text), percent: right ? 100 : earned, feedback: unescape(feedback.join('#')) };
    });
}

/** Parts at a sign that is neither escaped nor part of an entity. */
function splitFree(text: string, sign: '~' | '#'): string[] {
  return text.split(sign === '~' ? /(?<!\\)~/u : /(?<![\\&])#/u);
}

function unescape(text: string): string {
  return text.replaceAll(/\\([#}~"/\\])/gu, '$1').trim();
}
