/** The source of one question of a GIFT file, without comments. */
export interface GiftPiece {
  text: string;
  line: number;
  /** Number of comments `// question:` before it. Questions with different numbers are not grouped. */
  commentCount: number;
}

/** Splits a GIFT file at empty lines, as Moodle does, and before a title that follows a closing brace. */
export function splitGift(text: string): GiftPiece[] {
  const pieces: GiftPiece[] = [];
  let lines: string[] = [];
  let firstLine = 0;
  let commentCount = 0;
  let commentCountAtStart = 0;
  const endPiece = () => {
    const piece = lines.join('\n').trim();
    if (piece !== '') pieces.push({ text: piece, line: firstLine, commentCount: commentCountAtStart });
    lines = [];
  };
  for (const [index, rawLine] of text.split('\n').entries()) {
    const line = rawLine.trim();
    const isComment = line.startsWith('//');
    if (isComment && /^\/\/\s*question:/u.test(line)) commentCount += 1;
    if (isComment) continue;
    if (line === '') {
      endPiece();
      continue;
    }
    if (line.startsWith('::') && /\}\s*$/u.test(lines.at(-1) ?? '')) endPiece();
    if (lines.length === 0) {
      firstLine = index + 1;
      commentCountAtStart = commentCount;
    }
    lines.push(rawLine);
    if (line.startsWith('$CATEGORY:')) endPiece();
  }
  endPiece();
  return pieces;
}
