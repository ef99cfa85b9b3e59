/** One answer of GIFT: `~%-50%text#feedback`. Escaped characters are still placeholders. */
export interface GiftAnswer {
  /** The prefix of the answer. */
  sign: '=' | '~';
  /** In percent; undefined if not given. */
  weight: number | undefined;
  text: string;
  feedback: string;
}

/** Parses the answers between the braces. Text without a prefix is one right answer. */
export function readAnswers(inside: string): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  const rest = /^[^=~]+/u.exec(inside)?.[0] ?? '';
  if (rest.trim() !== '') answers.push(readAnswer('=', rest));
  for (const [, sign, text = ''] of inside.slice(rest.length).matchAll(/([=~])([^=~]*)/gu)) {
    answers.push(readAnswer(sign === '=' ? '=' : '~', text));
  }
  return mergeTildeEquals(answers);
}

/** Some files write `~=right` for a right option. */
function mergeTildeEquals(answers: readonly GiftAnswer[]): GiftAnswer[] {
  return answers.filter((answer, index) => {
    const isEmpty = answer.sign === '~' && answer.text === '' && answer.feedback === '' && answer.weight === undefined;
    return !(isEmpty && answers[index + 1]?.sign === '=');
  });
}

function readAnswer(sign: '=' | '~', written: string): GiftAnswer {
  const [, percent, rest] = /^\s*%(-?\d{1,3}(?:\.\d*)?)%([\s\S]*)$/u.exec(written) ?? [];
  const body = rest ?? written;
  const hash = body.indexOf('#');
  return {
    sign,
    weight: percent === undefined ? undefined : Number(percent),
    text: (hash === -1 ? body : body.slice(0, hash)).trim(),
    feedback: hash === -1 ? '' : body.slice(hash + 1).trim(),
  };
}
