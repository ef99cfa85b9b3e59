const longestShown = 300;

/** Returns words of the provider without what they may quote: phone numbers, keys and addresses of mail. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w.-]+/gu, '…')
    .replaceAll(/[\w-]{20,}/gu, '…')
    .replaceAll(/\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu, '…')
    .slice(0, longestShown);
}
