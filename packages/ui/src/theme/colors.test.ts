import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type ColorName } from './colors.ts';

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two `#rrggbb` colours by WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: ColorName[] = ['bg', 'surface', 'sunken', 'hover', 'float'];
const pairs = (foregrounds: ColorName[], backgrounds: ColorName[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

/** The pairs of a text colour and its background. */
const textPairs = [
  ...pairs(
    ['ink', 'inkSoft', 'inkFaint', 'accent', 'accentHover', 'danger', 'success', 'warning', 'highlight'],
    surfaces,
  ),
  ...pairs(['onAccent'], ['accent', 'accentHover', 'accentActive']),
  ...pairs(['onDanger'], ['danger', 'dangerHover']),
  ...pairs(['onTooltip'], ['tooltip']),
  ...pairs(['onMedia'], ['media']),
  ...pairs(['accentInk'], ['accentSoft']),
  ...pairs(['highlightInk'], ['highlightSoft']),
  ...pairs(['successInk'], ['successSoft']),
  ...pairs(['warningInk'], ['warningSoft']),
  ...pairs(['dangerInk'], ['dangerSoft']),
];

/** The pairs of a border, icon or focus ring and its background. */
const controlPairs = [
  ...pairs(['lineStrong', 'focus', 'accent', 'danger', 'success', 'warning', 'highlight', 'violet'], surfaces),
  ...pairs(['skillReading', 'skillListening', 'skillSpeaking', 'skillWriting', 'skillVocab'], surfaces),
  ...pairs(['accent', 'focus'], ['accentSoft']),
  ...pairs(['danger', 'focus'], ['dangerSoft']),
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s theme', (_, colors) => {
  it.each(textPairs)('makes text in %s legible on %s (4.5:1)', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('makes %s visible on %s (3:1)', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast(lightColors.accent, lightColors.accent)).toBe(1);
    expect(contrast('#123456', '#fedcba')).toBe(contrast('#fedcba', '#123456'));
  });
});
