/** An accepted answer as people read it: a wildcard is an ellipsis, an escaped star a star. */
export function shownAnswer(accepted: string): string {
  return accepted.replaceAll(/\\([*\\])|\*/gu, (_, escaped: string | undefined) => escaped ?? '…');
}
