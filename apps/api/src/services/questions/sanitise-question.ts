import { mapRichText, type Question } from '@rubrica/question-kit';
import { sanitiseRichTexts } from '../rich-text/sanitise-rich-texts.ts';

/** The question as it is stored: its rich text holds nothing outside the kit's allow-list; everything else is unchanged. */
export async function sanitiseQuestion(question: Question): Promise<Question> {
  const texts: string[] = [];
  mapRichText(question, (html) => {
    texts.push(html);
    return html;
  });
  const sanitised = await sanitiseRichTexts(texts);
  // `mapRichText` visits the texts in the same order again.
  let index = 0;
  return mapRichText(question, () => sanitised[index++] ?? '');
}
