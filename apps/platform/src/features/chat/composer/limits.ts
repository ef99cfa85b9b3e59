import type { chatLimits as contractLimits } from '@rubrica/api-client/contract';

/** The contract's, without its schemas. */
export const chatLimits: typeof contractLimits = { characters: 4000, files: 5 };
