import {
  mapRichText,
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
  type Question,
} from '@rubrica/question-kit';
import sanitizeHtml from 'sanitize-html';

/** The question as it is stored: its rich text holds nothing outside the kit's allow-list; everything else is unchanged. */
export function sanitiseQuestion(question: Question): Question {
  return mapRichText(question, sanitiseRichText);
}

function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: {
      '*': [...richTextGlobalAttributes],
      ...Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
    },
    allowedSchemes: [...richTextProtocols],
    allowProtocolRelative: false,
  });
}
