/** Where a picture stands in its pane: how many times its fitted size, and how far its middle is from the pane's, in px. */
export interface Frame {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The pane, and the picture as it fits into it. */
export interface Room {
  pane: Size;
  picture: Size;
}

/** All of the picture, in the middle. */
export const whole: Frame = { scale: 1, x: 0, y: 0 };

/** As close as one gets. */
export const closest = 8;

/** The size of a picture that just fits into a pane. */
export function fitted(pane: Size, natural: Size): Size {
  const scale = Math.min(pane.width / Math.max(natural.width, 1), pane.height / Math.max(natural.height, 1));
  return { width: natural.width * scale, height: natural.height * scale };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The frame with the picture's edges outside the pane or in its middle: no empty strip beside a picture that is larger. */
export function inside({ scale, x, y }: Frame, { pane, picture }: Room): Frame {
  const kept = between(scale, 1, closest);
  const along = (length: number, room: number) => Math.max(0, (length * kept - room) / 2);
  const beyond = { x: along(picture.width, pane.width), y: along(picture.height, pane.height) };
  return { scale: kept, x: between(x, -beyond.x, beyond.x), y: between(y, -beyond.y, beyond.y) };
}

/** So many times closer. What lies under `at` (px from the pane's middle) stays under it, as far as the edges allow. */
export function closer(frame: Frame, times: number, at: Point, room: Room): Frame {
  const scale = between(frame.scale * times, 1, closest);
  const ratio = scale / frame.scale;
  return inside({ scale, x: at.x - (at.x - frame.x) * ratio, y: at.y - (at.y - frame.y) * ratio }, room);
}

/** The picture pushed by so many px. */
export function pushed(frame: Frame, by: Point, room: Room): Frame {
  return inside({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, room);
}
