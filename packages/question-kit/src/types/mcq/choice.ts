/** The ids in a multiple-choice answer, each once, in the order they were chosen. */
export function chosenOptions(studentAnswer: string): string[] {
  return [...new Set(studentAnswer.split(' ').filter((id) => id !== ''))];
}

/** The multiple-choice answer that holds these ids. */
export function choiceOf(optionIds: readonly string[]): string {
  return [...new Set(optionIds)].join(' ');
}
