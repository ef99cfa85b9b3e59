import { lightColors } from '@rubrica/ui';
import type { FileRef } from '../schema/fields.ts';
import type { MediaStore } from '../media/media-store.ts';
import { storyPhoto } from './story-photo.ts';

const lines: Readonly<Record<string, string>> = {
  'file-chart-rising': '20,140 80,118 140,92 200,66 260,40',
  'file-chart-peak': '20,130 80,60 120,32 170,70 260,128',
};

const photos: ReadonlySet<string> = new Set(['file-quay', 'file-courtyard']);

/** An address for any file of the fixtures: a drawn chart or photo, so that stories need no server. */
function storyFileUrl(file: FileRef): string {
  if (photos.has(file.id)) return storyPhoto;
  const points = lines[file.id] ?? '20,130 90,90 150,100 260,50';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 160" width="560" height="320">
    <rect width="280" height="160" fill="#eef4f2"/>
    <path d="M20 12V148H268" fill="none" stroke="${lightColors.lineStrong}" stroke-width="2"/>
    <polyline points="${points}" fill="none" stroke="${lightColors.accent}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A host that keeps files in nothing but the page. */
export const storyMedia: MediaStore = { url: storyFileUrl };
