import { addons } from 'storybook/preview-api';

/** What carries events between the page of a story and Storybook's panel. */
export const panelChannel = () => addons.getChannel();
