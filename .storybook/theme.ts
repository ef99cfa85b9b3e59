import { create } from 'storybook/theming/create';

/** The workbench wears the design language's own colours. */
export const theme = create({
  base: 'light',
  brandTitle: 'Rubrica',
  colorPrimary: '#0b5f5c',
  colorSecondary: '#0b5f5c',
  appBg: '#f7f8f6',
  appContentBg: '#ffffff',
  appBorderColor: '#dde4e1',
  appBorderRadius: 8,
  textColor: '#15211f',
  barSelectedColor: '#0b5f5c',
  inputBorderRadius: 6,
});
