/** One answer of GIFT: `~%-50%text#feedback`. Signs that were escaped are still hidden. */
export interface GiftAnswer {
  /** What stands before it. */
  sign: '=' | '~';
  /** In percent; undefined where none is written. */
  weight: number | undefined;
  text: string;
  feedback: string;
}

/** The answers between the braces. Without any sign the whole is one right answer. */
export function readAnswers(inside: string): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  const rest = /^[^=~]+/u.exec(inside)?.[0] ?? '';
  if (rest.trim() !== '') answers.push(readAnswer('=', rest));
  for (const [, sign, text = ''] of inside.slice(rest.length).matchAll(/([=~])([^=~]*)/gu)) {
    answers.push(readAnswer(sign === '=' ? '=' : '~', text));
  }
  return joinTilde(answers);
}

/** `~=right` is how some write a right option. */
function joinTilde(answers: readonly GiftAnswer[]): GiftAnswer[] {
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
