import { lightColors } from '../../packages/ui/src/theme/colors.ts';
import type { Region } from './changed-regions.ts';

/** A picture that differs, or a page that could not be shown. */
export interface Difference {
  title: string;
  /** Why there is no picture to compare with, or what the page has thrown. */
  error: string | null;
  regions: readonly Region[];
  /** The images as PNG; those that there are. */
  images: { before?: Buffer; after?: Buffer; difference?: Buffer };
  /** The size of the picture of differences. */
  size: { width: number; height: number } | null;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Says where a region is, in the words of the report. */
export function nameRegion({ x, y, width, height }: Region): string {
  return `${width} × ${height} px at ${x}, ${y}`;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

function box(region: Region, { width, height }: { width: number; height: number }): string {
  const style = [
    `left:${percent(region.x, width)}`,
    `top:${percent(region.y, height)}`,
    `width:${percent(region.width, width)}`,
    `height:${percent(region.height, height)}`,
  ].join(';');
  return `<i style="${style}"></i>`;
}

function figure(caption: string, image: Buffer | undefined, boxes: string): string {
  if (!image) return `<figure><figcaption>${caption}</figcaption><p>None</p></figure>`;
  const source = `data:image/png;base64,${image.toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><div><img src="${source}" alt="${caption}">${boxes}</div></figure>`;
}

function section({ title, error, regions, images, size }: Difference): string {
  // Before and after have the size of the difference where their heights are equal; where not, the smaller one ends early.
  const boxes = size ? regions.map((region) => box(region, size)).join('') : '';
  return `<section>
<h2>${escaped(title)}</h2>
${error === null ? `<p>Changed: ${regions.map(nameRegion).join('; ')}</p>` : `<pre>${escaped(error)}</pre>`}
<div class="images">${figure('Before', images.before, boxes)}${figure('After', images.after, boxes)}${figure('Difference', images.difference, boxes)}</div>
</section>`;
}

/** The report as a page of its own: every difference with its three images, and the changed regions in boxes. */
export function reportPage(differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color: ${lightColors.ink}; background: ${lightColors.surface} }
section { border-top: 1px solid ${lightColors.line}; padding-block: 16px }
h2 { font-size: 18px; margin: 0 }
pre { white-space: pre-wrap }
.images { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 }
figure div { position: relative; border: 1px solid ${lightColors.line} }
img { display: block; width: 100% }
i { position: absolute; box-sizing: border-box; border: 2px solid ${lightColors.danger}; min-width: 6px; min-height: 6px }
</style>
<h1>${differences.length} pictures differ</h1>
${differences.map(section).join('\n')}
</html>
`;
}
