/** The zoom and position of a picture in its pane: the scale of its fitted size, and the offset of its centre in px. */
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

/** The size of the pane, and of the picture fitted into it. */
export interface ZoomLayout {
  pane: Size;
  picture: Size;
}

/** The whole picture, centred. */
export const initialFrame: Frame = { scale: 1, x: 0, y: 0 };

/** The largest scale. */
export const maxScale = 8;

/** The size of a picture that just fits into a pane. */
export function fitted(pane: Size, natural: Size): Size {
  const scale = Math.min(pane.width / Math.max(natural.width, 1), pane.height / Math.max(natural.height, 1));
  return { width: natural.width * scale, height: natural.height * scale };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The frame with the picture's edges outside the pane or in its middle: no empty strip beside a picture that is larger. */
export function constrainFrame({ scale, x, y }: Frame, { pane, picture }: ZoomLayout): Frame {
  const boundedScale = between(scale, 1, maxScale);
  const maxOffset = (length: number, layout: number) => Math.max(0, (length * boundedScale - layout) / 2);
  const limit = { x: maxOffset(picture.width, pane.width), y: maxOffset(picture.height, pane.height) };
  return { scale: boundedScale, x: between(x, -limit.x, limit.x), y: between(y, -limit.y, limit.y) };
}

/** Multiplies the scale by `times`. The point at `at` (px from the centre of the pane) stays there, as far as the edges allow. */
export function zoomFrame(frame: Frame, times: number, at: Point, layout: ZoomLayout): Frame {
  const scale = between(frame.scale * times, 1, maxScale);
  const ratio = scale / frame.scale;
  return constrainFrame({ scale, x: at.x - (at.x - frame.x) * ratio, y: at.y - (at.y - frame.y) * ratio }, layout);
}

/** Moves the picture by an offset in px. */
export function moveFrame(frame: Frame, by: Point, layout: ZoomLayout): Frame {
  return constrainFrame({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, layout);
}
