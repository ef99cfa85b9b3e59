import { ExchangeError } from '../exchange-error.ts';
import type { ImportContext } from '../import-context.ts';
import { childOf, childrenOf, readXml, type XmlElement } from '../text/xml.ts';
import { importKind } from './import-question.ts';
import { lineTextFrom, textOf, type MoodleQuestion } from './question.ts';

/** Reads Moodle XML as Moodle's `question/format/xml` writes it. */
export function readMoodleXml(text: string, context: ImportContext): void {
  const root = readXml(text, context.limits);
  if (root.name !== 'quiz') throw new ExchangeError('xml-unexpected', { name: root.name }, root.line);
  let category = '';
  for (const element of childrenOf(root, 'question')) {
    const kind = element.attributes['type'] ?? '';
    if (kind === 'category') category = textOf(childOf(element, 'category')).trim();
    else readQuestion(element, kind, category, context);
  }
}

function readQuestion(element: XmlElement, kind: string, category: string, context: ImportContext): void {
  const title = lineTextFrom(childOf(element, 'name'));
  const group = title === '' ? '' : `${element.comments}/${category}/${title}`;
  const tags = childrenOf(childOf(element, 'tags'), 'tag').flatMap((tag) => textOf(tag).trim() || []);
  const source = context.beginQuestion({ title, line: element.line, category, group, tags });
  const question: MoodleQuestion = { element, kind, context, source };
  importKind(question);
}
