import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type ColorName } from './colors.ts';
import { contrast } from './contrast.ts';

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
