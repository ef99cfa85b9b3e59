import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext } from '../import-context.ts';
import { textFromHtmlLine } from '../text/entities.ts';
import { splitFormat, type GiftQuestion } from './question.ts';
import { hideEscapes, restoreEscapes, stripPlaceholders } from './escapes.ts';
import { splitGift, type GiftPiece } from './split.ts';
import { importGiftQuestion } from './import-question.ts';

/** Reads GIFT, Moodle's text format, like Moodle's `question/format/gift`. */
export function readGift(text: string, context: ImportContext): void {
  let category = '';
  for (const piece of splitGift(stripPlaceholders(text))) {
    const [, categoryName] = /^\$CATEGORY:\s*(.*)$/u.exec(piece.text) ?? [];
    if (categoryName === undefined) readPiece(piece, category, context);
    else category = categoryName.trim();
  }
}

function readPiece(piece: GiftPiece, category: string, context: ImportContext): void {
  const escapedText = hideEscapes(piece.text);
  const [, name, rest] = /^::([\s\S]*?)::([\s\S]*)$/u.exec(escapedText) ?? [];
  const title = textFromHtmlLine(restoreEscapes(name ?? ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const group = title === '' ? '' : `${piece.commentCount}/${category}/${title}`;
  const source = context.beginQuestion({ title, line: piece.line, category, group });
  const { format, text } = splitFormat(rest ?? escapedText, 'moodle');
  const openBrace = text.indexOf('{');
  const closeBrace = text.indexOf('}');
  if (openBrace === -1 && closeBrace === -1) {
    return importGiftQuestion({
      source,
      context,
      format,
      textBefore: text,
      textAfter: '',
      answersText: undefined,
      generalFeedback: '',
    });
  }
  const tail = text.slice(closeBrace + 1);
  if (openBrace === -1 || closeBrace < openBrace || /[{}]/u.test(tail)) return source.skip('brace-missing');
  const answersText = text.slice(openBrace + 1, closeBrace).trim();
  const feedbackStart = answersText.lastIndexOf('####');
  const textBefore = text.slice(0, openBrace);
  const question: GiftQuestion = {
    source,
    context,
    format,
    // Markup without visible text after the answers closes the markup before them.
    textBefore: plainText(restoreEscapes(tail)) === '' ? `${textBefore}${tail}` : textBefore,
    textAfter: plainText(restoreEscapes(tail)) === '' ? '' : tail,
    answersText: feedbackStart === -1 ? answersText : answersText.slice(0, feedbackStart).trim(),
    generalFeedback: feedbackStart === -1 ? '' : answersText.slice(feedbackStart + 4).trim(),
  };
  importGiftQuestion(question);
}
