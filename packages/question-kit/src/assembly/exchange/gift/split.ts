/** One question of a GIFT file as it is written, comments taken out. */
export interface GiftPiece {
  text: string;
  line: number;
  /** How many comments `// question:` stood before it: what they part does not belong together. */
  part: number;
}

/** Parts a GIFT file where Moodle does, at empty lines, and besides where a title follows a closed answer. */
export function splitGift(text: string): GiftPiece[] {
  const pieces: GiftPiece[] = [];
  let lines: string[] = [];
  let from = 0;
  let part = 0;
  let begunIn = 0;
  const end = () => {
    const piece = lines.join('\n').trim();
    if (piece !== '') pieces.push({ text: piece, line: from, part: begunIn });
    lines = [];
  };
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    const isComment = line.startsWith('//');
    if (isComment && /^\/\/\s*question:/u.test(line)) part += 1;
    if (isComment) continue;
    if (line === '') {
      end();
      continue;
    }
    if (line.startsWith('::') && /\}\s*$/u.test(lines.at(-1) ?? '')) end();
    if (lines.length === 0) {
      from = index + 1;
      begunIn = part;
    }
    lines.push(written);
    if (line.startsWith('$CATEGORY:')) end();
  }
  end();
  return pieces;
}
