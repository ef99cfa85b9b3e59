import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type ColorName } from './colors.ts';
import { contrast } from './contrast.ts';

const grounds: ColorName[] = ['bg', 'surface', 'sunken', 'hover', 'float'];
const each = (fronts: ColorName[], backs: ColorName[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** Every pair in which the one is text on the other. */
const text = [
  ...each(
    ['ink', 'inkSoft', 'inkFaint', 'accent', 'accentHover', 'danger', 'success', 'warning', 'highlight'],
    grounds,
  ),
  ...each(['onAccent'], ['accent', 'accentHover', 'accentActive']),
  ...each(['onDanger'], ['danger', 'dangerHover']),
  ...each(['onTooltip'], ['tooltip']),
  ...each(['onMedia'], ['media']),
  ...each(['accentInk'], ['accentSoft']),
  ...each(['highlightInk'], ['highlightSoft']),
  ...each(['successInk'], ['successSoft']),
  ...each(['warningInk'], ['warningSoft']),
  ...each(['dangerInk'], ['dangerSoft']),
];

/** Every pair in which the one is a control's edge, a mark or the focus ring on the other. */
const controls = [
  ...each(['lineStrong', 'focus', 'accent', 'danger', 'success', 'warning', 'highlight', 'violet'], grounds),
  ...each(['accent', 'focus'], ['accentSoft']),
  ...each(['danger', 'focus'], ['dangerSoft']),
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s theme', (_, colors) => {
  it.each(text)('lets %s be read on %s (4.5:1)', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('lets %s be seen on %s (3:1)', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast(lightColors.accent, lightColors.accent)).toBe(1);
    expect(contrast('#123456', '#fedcba')).toBe(contrast('#fedcba', '#123456'));
  });
});
