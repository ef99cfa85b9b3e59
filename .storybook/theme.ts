import { create } from 'storybook/theming/create';
import { darkColors, lightColors, type ColorName } from '../packages/ui/src/theme/colors.ts';

/** Storybook's own pages (sidebar, toolbar, panels) in the colours of the design language. */
const themeOf = (base: 'light' | 'dark', colors: Readonly<Record<ColorName, string>>) =>
  create({
    base,
    brandTitle: 'Rubrica',
    fontBase: "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif",
    fontCode: "'Red Hat Mono Variable', 'Noto Sans Arabic Variable', ui-monospace, monospace",
    appBorderRadius: 8,
    inputBorderRadius: 6,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.bg,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appHoverBg: colors.hover,
    appBorderColor: colors.line,
    textColor: colors.ink,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.inkFaint,
    barBg: colors.surface,
    barTextColor: colors.inkSoft,
    barHoverColor: colors.accentHover,
    barSelectedColor: colors.accent,
    inputBg: colors.surface,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
    buttonBg: colors.surface,
    buttonBorder: colors.lineStrong,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
  });

export const lightTheme = themeOf('light', lightColors);
export const darkTheme = themeOf('dark', darkColors);
