import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext } from '../import-context.ts';
import { formatOf, type GiftQuestion } from './question.ts';
import { hideEscapes, showEscapes, stripHidden } from './escapes.ts';
import { splitGift, type GiftPiece } from './split.ts';
import { importGiftQuestion } from './import-question.ts';

/** Reads GIFT, Moodle's text format, as `question/format/gift` of Moodle does. */
export function readGift(text: string, context: ImportContext): void {
  let category = '';
  for (const piece of splitGift(stripHidden(text))) {
    const [, named] = /^\$CATEGORY:\s*(.*)$/u.exec(piece.text) ?? [];
    if (named === undefined) readPiece(piece, category, context);
    else category = named.trim();
  }
}

function readPiece(piece: GiftPiece, category: string, context: ImportContext): void {
  const hidden = hideEscapes(piece.text);
  const [, name, rest] = /^::([\s\S]*?)::([\s\S]*)$/u.exec(hidden) ?? [];
  const title = showEscapes(name ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const group = title === '' ? '' : `${piece.part}/${category}/${title}`;
  const source = context.begin({ title, line: piece.line, category, group });
  const { format, text } = formatOf(rest ?? hidden, 'moodle');
  const open = text.indexOf('{');
  const close = text.indexOf('}');
  if (open === -1 && close === -1) {
    return importGiftQuestion({ source, context, format, head: text, tail: '', inside: undefined, general: '' });
  }
  const tail = text.slice(close + 1);
  if (open === -1 || close < open || /[{}]/u.test(tail)) return source.skip('brace-missing');
  const inside = text.slice(open + 1, close).trim();
  const general = inside.lastIndexOf('####');
  const head = text.slice(0, open);
  const question: GiftQuestion = {
    source,
    context,
    format,
    // What is behind the answers and shows nothing is the end of the markup before them.
    head: plainText(showEscapes(tail)) === '' ? `${head}${tail}` : head,
    tail: plainText(showEscapes(tail)) === '' ? '' : tail,
    inside: general === -1 ? inside : inside.slice(0, general).trim(),
    general: general === -1 ? '' : inside.slice(general + 4).trim(),
  };
  importGiftQuestion(question);
}
