import sanitizeHtml from 'sanitize-html';

/** Rich texts, and what `sanitize-html` leaves in them. */
export interface SanitiseTask {
  texts: readonly string[];
  options: sanitizeHtml.IOptions;
}

/**
 * Returns the texts with nothing in them that the options do not allow, with `<br>` as the kit writes it. Runs in a worker thread for
 * large questions.
 */
export default function sanitiseTexts({ texts, options }: SanitiseTask): string[] {
  // In what is sanitised every other ">" is escaped, in text and in attributes.
  return texts.map((text) => sanitizeHtml(text, options).replaceAll(' />', '>'));
}
