import {
  colorDeclarations,
  colorNames,
  colorProperty,
  darkColors,
  darkShadows,
  lightColors,
  lightShadows,
} from './colors.ts';

export const fontSizes = [13, 14, 16, 18, 22, 28, 36] as const;
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64] as const;

/** A step of the type scale, in px at a text scale of 1. */
export type FontSize = (typeof fontSizes)[number];
/** A step of the spacing scale, in px. */
export type Space = (typeof spaces)[number];

/** An object with one entry per key. */
const recordOf = <K extends PropertyKey>(keys: readonly K[], value: (key: K) => string) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.fromEntries` widens the keys to `string`
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, string>;

/**
 * The design tokens as references to CSS custom properties, for use in styled-components: `${token.color.ink}` is
 * `var(--rb-color-ink)`. The values change with theme, density and text size without a re-render.
 */
export const token = {
  color: recordOf(colorNames, (name) => `var(${colorProperty(name)})`),
  font: recordOf(fontSizes, (size) => `var(--rb-font-${size})`),
  family: { sans: 'var(--rb-family-sans)', serif: 'var(--rb-family-serif)', mono: 'var(--rb-family-mono)' },
  space: recordOf(spaces, (space) => `var(--rb-space-${space})`),
  radius: { control: 'var(--rb-radius-control)', card: 'var(--rb-radius-card)', pill: '999px' },
  shadow: { float: 'var(--rb-shadow-float)', dialog: 'var(--rb-shadow-dialog)' },
  motion: { fast: 'var(--rb-motion-fast)', slow: 'var(--rb-motion-slow)', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** Sizes that depend on the density. */
  density: {
    control: 'var(--rb-control)',
    quiet: 'var(--rb-quiet)',
    row: 'var(--rb-row)',
    cell: 'var(--rb-cell)',
    gap: 'var(--rb-gap)',
    text: 'var(--rb-text)',
  },
  layer: { sticky: 10, float: 1000, dialog: 1100, toast: 1200 },
} as const;

const typeScale = fontSizes.map((size) => `--rb-font-${size}:calc(${size / 16}rem * var(--rb-text-scale,1));`).join('');
const spaceScale = spaces.map((space) => `--rb-space-${space}:${space}px;`).join('');

/** The custom properties that depend on neither theme nor density. */
export const baseDeclarations = `${typeScale}${spaceScale}
--rb-family-sans:var(--rb-sans,'Inter Variable',Inter,'Noto Sans Arabic Variable','Noto Sans Arabic',system-ui,sans-serif);
--rb-family-serif:var(--rb-serif,'Source Serif 4 Variable','Source Serif 4','Noto Sans Arabic Variable','Noto Sans Arabic',Georgia,serif);
--rb-family-mono:var(--rb-mono,'Red Hat Mono Variable','Noto Sans Arabic Variable',ui-monospace,monospace);
--rb-radius-control:var(--rb-control-radius,6px);--rb-radius-card:var(--rb-card-radius,12px);
--rb-motion-fast:120ms;--rb-motion-slow:200ms;`;

const shadowDeclarations = (shadows: typeof lightShadows) =>
  `--rb-shadow-float:${shadows.float};--rb-shadow-dialog:${shadows.dialog};`;

export const lightDeclarations = `color-scheme:light;${colorDeclarations(lightColors)}${shadowDeclarations(lightShadows)}`;
export const darkDeclarations = `color-scheme:dark;${colorDeclarations(darkColors)}${shadowDeclarations(darkShadows)}`;

export const comfortableDeclarations =
  '--rb-control:44px;--rb-quiet:36px;--rb-row:56px;--rb-cell:16px;--rb-gap:24px;--rb-text:var(--rb-font-16);';
export const compactDeclarations =
  '--rb-control:36px;--rb-quiet:28px;--rb-row:40px;--rb-cell:12px;--rb-gap:16px;--rb-text:var(--rb-font-14);';
/** Touch targets of at least 44 px, in any density. */
export const coarseDeclarations = '--rb-control:44px;--rb-quiet:44px;--rb-row:52px;';
