import { create } from 'storybook/theming/create';

const shape = { brandTitle: 'Rubrica', appBorderRadius: 8, inputBorderRadius: 6 };

/** The workbench wears the design language's own colours. */
export const theme = create({
  ...shape,
  base: 'light',
  colorPrimary: '#0b5f5c',
  colorSecondary: '#0b5f5c',
  appBg: '#f7f8f6',
  appContentBg: '#ffffff',
  appBorderColor: '#dde4e1',
  textColor: '#15211f',
  barSelectedColor: '#0b5f5c',
});

/** The same, where the system is dark. */
export const darkTheme = create({
  ...shape,
  base: 'dark',
  colorPrimary: '#5fc4be',
  colorSecondary: '#3c9c96',
  appBg: '#121a18',
  appContentBg: '#17211f',
  appPreviewBg: '#17211f',
  barBg: '#17211f',
  appBorderColor: '#2f3c39',
  textColor: '#e8efed',
  barTextColor: '#b4c2be',
  barSelectedColor: '#7fd6d0',
  inputBg: '#1d2927',
  inputBorder: '#5b6b67',
  inputTextColor: '#e8efed',
});
