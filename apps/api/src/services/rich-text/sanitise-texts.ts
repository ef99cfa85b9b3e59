import sanitizeHtml from 'sanitize-html';

/** Rich texts, and what `sanitize-html` leaves in them. */
export interface SanitiseTask {
  texts: readonly string[];
  options: sanitizeHtml.IOptions;
}

/** Returns the texts with nothing in them that the options do not allow. Runs in a worker thread for large questions. */
export default function sanitiseTexts({ texts, options }: SanitiseTask): string[] {
  return texts.map((text) => sanitizeHtml(text, options));
}
