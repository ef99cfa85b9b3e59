/** The accepted answers of a field in one line: `answer | alternative`; `\|` is a stroke within an answer. */
export function textFromAnswers(answers: readonly string[]): string {
  return answers.map((answer) => answer.replaceAll('|', String.raw`\|`)).join(' | ');
}

/** The answers that a line says, without white space around them; those without words are left out. */
export function answersFromText(text: string): string[] {
  return (text.match(/(?:\\[\s\S]|[^|\\]|\\$)+/gu) ?? [])
    .map((answer) => answer.replaceAll(String.raw`\|`, '|').trim())
    .filter((answer) => answer !== '');
}
