import type { Plugin } from 'vite';

/**
 * Storybook has each module of its build wrapped in a function, so that modules run in the order of their imports whatever script they
 * are in. Ours do not depend on that order, and without the wrapping the script is smaller and starts sooner.
 */
export const unwrappedModules: Plugin = {
  name: 'unwrapped-modules',
  apply: 'build',
  // After Storybook's own plugin, which asks for it.
  enforce: 'post',
  config: () => ({ build: { rolldownOptions: { output: { strictExecutionOrder: false } } } }),
};
