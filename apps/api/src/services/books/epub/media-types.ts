interface MediaType {
  /** As the package names it. */
  mime: string;
  extension: string;
}

/** The types of images that every reader of EPUB 3.3 shows, by the type under which a file is stored. */
export const epubImages: Readonly<Record<string, MediaType>> = {
  'image/png': { mime: 'image/png', extension: 'png' },
  'image/apng': { mime: 'image/png', extension: 'png' },
  'image/jpeg': { mime: 'image/jpeg', extension: 'jpg' },
  'image/gif': { mime: 'image/gif', extension: 'gif' },
  'image/webp': { mime: 'image/webp', extension: 'webp' },
};

/** The types of sound that every reader of EPUB 3.3 plays; recordings in WebM, Ogg and WAV stay out of the book. */
export const epubSounds: Readonly<Record<string, MediaType>> = {
  'audio/mpeg': { mime: 'audio/mpeg', extension: 'mp3' },
  'audio/mp4': { mime: 'audio/mp4', extension: 'm4a' },
  'audio/x-m4a': { mime: 'audio/mp4', extension: 'm4a' },
};
