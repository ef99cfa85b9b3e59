/** Media types that are imported, by file extension. SVG is excluded because it can contain scripts. */
const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
};

/** Returns the media type of a file that can be imported, or undefined. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = /\.([a-z\d]{1,5})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

/** Returns a file name for media without one, such as those of data addresses: `image-2.png`. */
export function nameOfMedia(mime: string, number: number): string {
  const extension = Object.entries(mediaTypes).find(([, type]) => type === mime)?.[0];
  return `${mime.split('/')[0] ?? 'file'}-${number}${extension === undefined ? '' : `.${extension}`}`;
}

/** Returns the file name of a path or address, for display. */
export function fileNameOf(path: string): string {
  const last = path.split(/[?#]/u)[0]?.split(/[\\/]/u).at(-1) ?? '';
  return last === '' ? path.slice(0, 100) : last.slice(0, 255);
}
