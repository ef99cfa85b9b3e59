/** Instructions in Arabic, as rich text that runs from right to left. */
export const arabic = (text: string) => `<p lang="ar" dir="rtl">${text}</p>`;

/** An Arabic instruction above an English question or sentence. */
export const arabicThenEnglish = (instruction: string, question: string) =>
  `${arabic(instruction)}<p lang="en" dir="ltr">${question}</p>`;
