import type { PdfNote } from '@rubrica/api-client/contract';

/** A part of a page in fractions of its width and height, from the top left corner of the page as its file has it. */
export type Rectangle = PdfNote['rectangles'][number];

/** A rectangle on the screen. */
export type ScreenBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A rectangle of the screen as a part of the page that is drawn in `page`, before it was turned clockwise by `rotation`. */
export function toRectangle(box: ScreenBox, page: ScreenBox, rotation: number): Rectangle {
  const [x, y] = [(box.left - page.left) / page.width, (box.top - page.top) / page.height];
  const [width, height] = [box.width / page.width, box.height / page.height];
  return limited(turnBack({ x, y, width, height }, rotation));
}

function turnBack({ x, y, width, height }: Rectangle, rotation: number): Rectangle {
  switch (((rotation % 360) + 360) % 360) {
    case 90:
      return { x: y, y: 1 - x - width, width: height, height: width };
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 270:
      return { x: 1 - y - height, y: x, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}

function limited({ x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [clamp(x), clamp(y)];
  return { x: left, y: top, width: clamp(x + width) - left, height: clamp(y + height) - top };
}

/** Whether two rectangles are on the same line of text, so close that nothing is between them. */
function isSameLine(a: Rectangle, b: Rectangle): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return shared > 0.6 * Math.min(a.height, b.height) && gap < Math.max(a.height, b.height);
}

/** Joins the rectangles of a line: a browser gives one for each run of text, and some of them twice. */
export function joinLines(rectangles: readonly Rectangle[]): Rectangle[] {
  const lines: Rectangle[] = [];
  for (const next of rectangles) {
    if (next.width <= 0 || next.height <= 0) continue;
    const line = lines.at(-1);
    if (!line || !isSameLine(line, next)) {
      lines.push({ ...next });
      continue;
    }
    const [right, bottom] = [
      Math.max(line.x + line.width, next.x + next.width),
      Math.max(line.y + line.height, next.y + next.height),
    ];
    line.x = Math.min(line.x, next.x);
    line.y = Math.min(line.y, next.y);
    line.width = right - line.x;
    line.height = bottom - line.y;
  }
  return lines;
}
