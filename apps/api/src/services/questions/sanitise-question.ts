import {
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
  type Question,
} from '@rubrica/question-kit';
import sanitizeHtml from 'sanitize-html';

/** The names of the fields that contain rich text (the kit's `richTextSchema`), anywhere in a question. */
const richTextFields: ReadonlySet<string> = new Set(['rubric', 'modelAnswer', 'why', 'html']);

/** Returns a question whose rich text contains only what the kit's allow-list permits. Everything else is unchanged. */
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
