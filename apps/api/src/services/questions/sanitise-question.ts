import {
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
  type Question,
} from '@rubrica/question-kit';
import sanitizeHtml from 'sanitize-html';

/** The names under which the kit keeps rich text (its `richTextSchema`), wherever in a question they stand. */
const richTextFields: ReadonlySet<string> = new Set(['rubric', 'modelAnswer', 'why', 'html']);

/** The question as it is stored: its rich text holds nothing that the kit's allow-list does not name; all else is as it was. */
export function sanitiseQuestion(question: Question): Question {
  return sanitiseIn(question);
}

function sanitiseIn<Data>(data: Data): Data;
function sanitiseIn(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => sanitiseIn(item));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && richTextFields.has(name) ? sanitiseRichText(value) : sanitiseIn(value),
  ]);
  return Object.fromEntries(fields);
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
