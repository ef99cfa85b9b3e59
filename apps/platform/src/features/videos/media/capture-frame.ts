import { seek } from './load-video.ts';

/** Large enough for a poster on a wide screen, small enough to be sent at once. */
const maxWidth = 1280;

/**
 * Takes the picture that a video shows at a time.
 *
 * @returns a JPEG; null if the video's server does not let pages read its pictures
 */
export async function captureFrame(element: HTMLVideoElement, timeMs: number): Promise<File | null> {
  await seek(element, timeMs / 1000);
  const scale = Math.min(1, maxWidth / element.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(element.videoWidth * scale);
  canvas.height = Math.round(element.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
  const blob = await toJpeg(canvas).catch(() => null);
  return blob && new File([blob], 'poster.jpg', { type: blob.type });
}

/** The time of the first poster: a moment in, because many videos begin in black. */
export function posterTime(durationMs: number): number {
  return Math.min(Math.round(durationMs / 10), 3000);
}

async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}
