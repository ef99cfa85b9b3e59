import { AnnotationMode, type PDFPageProxy, type RenderTask } from './pdf-js.ts';

/** Pixels of one canvas at most: 24 MB. A page that would need more is drawn less sharp. */
const maxPixels = 6_000_000;

/** A page that is being drawn. */
export interface Drawing {
  canvas: HTMLCanvasElement;
  /** Rejects if it was cancelled. */
  done: Promise<void>;
  cancel: () => void;
}

interface DrawOptions {
  /** CSS pixels for a point. */
  scale: number;
  /** How far it is turned clockwise beyond what its file says, in degrees. */
  rotation: number;
  /** Device pixels for a CSS pixel. */
  pixelRatio?: number;
  intent?: 'display' | 'print';
}

/** Draws a page on a new canvas. */
export function drawPage(page: PDFPageProxy, options: DrawOptions): Drawing {
  const { scale, rotation, pixelRatio = devicePixelRatio, intent = 'display' } = options;
  const turned = (page.rotate + rotation) % 360;
  const { width, height } = page.getViewport({ scale, rotation: turned });
  const sharpness = Math.min(pixelRatio, Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale: scale * sharpness, rotation: turned });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task: RenderTask = page.render({ canvas, viewport, intent, annotationMode: AnnotationMode.ENABLE });
  return { canvas, done: task.promise, cancel: () => task.cancel() };
}

/** Gives the memory of a canvas back at once; a browser may keep it for long otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
