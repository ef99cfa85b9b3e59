import type { Dictionary } from '@rubrica/question-kit/react';

const loadHost = () => import('./dictionary-host.ts');

/** The dictionary of the platform, for questions. What answers is loaded with the first word: most attempts look up none. */
export const platformDictionary: Dictionary = {
  translateTo: 'ar',
  lookUp: async (...asked) => (await loadHost()).lookUp(...asked),
  translate: async (...asked) => (await loadHost()).translateForKit(...asked),
};
