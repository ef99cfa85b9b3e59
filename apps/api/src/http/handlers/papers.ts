import { importPaper } from '../../services/papers/import-paper.ts';
import { previewPaper } from '../../services/papers/preview-paper.ts';
import { createPublishToken } from '../../services/publish-tokens/create-publish-token.ts';
import { listPublishTokens } from '../../services/publish-tokens/list-publish-tokens.ts';
import { removePublishToken } from '../../services/publish-tokens/remove-publish-token.ts';
import type { Handlers } from '../call-handlers.ts';

/** Papers of the workbench, and the tokens with which it publishes them. */
export const paperHandlers = {
  previewPaper,
  importPaper,
  listPublishTokens,
  createPublishToken,
  removePublishToken,
} satisfies Partial<Handlers>;
