/** What is taken along with questions, by the end of its name. SVG is not: it can hold scripts. */
const types: Readonly<Record<string, string>> = {
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

/** The media type of a file that may be taken along, or undefined. */
export function mediaTypeOf(name: string): string | undefined {
  const end = /\.([a-z\d]{1,5})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, end) ? types[end] : undefined;
}

/** The last part of a path or address, for people to read. */
export function fileNameOf(path: string): string {
  const last = path.split(/[?#]/u)[0]?.split(/[\\/]/u).at(-1) ?? '';
  return last === '' ? path.slice(0, 100) : last.slice(0, 255);
}
