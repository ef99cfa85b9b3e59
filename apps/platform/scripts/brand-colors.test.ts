import { expect, it } from 'vitest';
import { platformIcon } from './brand-colors.ts';

/** What the build writes, by its name. */
function emitted(): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const { generateBundle } = platformIcon;
  if (typeof generateBundle !== 'function') throw new Error('The plugin writes nothing.');
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string | Uint8Array }) => files.set(fileName, source),
  };
  Reflect.apply(generateBundle, context, []);
  return files;
}

/** The size that the head of a PNG names. */
function sizeOf(source: string | Uint8Array | undefined): string {
  const head = Buffer.from(source ?? '');
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

it('draws each icon of the manifest in the size that it names, and the one of iOS', () => {
  const files = emitted();
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(String(files.get('en.webmanifest')));
  const named = icons.filter(({ src }) => src.endsWith('.png'));
  expect(named.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512']);
  for (const { src, sizes } of named) expect(sizeOf(files.get(src.slice(1)))).toBe(sizes);
  expect(sizeOf(files.get('apple-touch-icon.png'))).toBe('180x180');
});
