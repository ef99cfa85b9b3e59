import { addons } from 'storybook/manager-api';
import { darkTheme, theme } from './theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const wear = () => addons.setConfig({ theme: dark.matches ? darkTheme : theme });

wear();
dark.addEventListener('change', wear);
