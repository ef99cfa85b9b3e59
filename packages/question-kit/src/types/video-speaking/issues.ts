import type { TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { VideoSpeakingBlock } from './schema.ts';

/** A task writes the whole block, so an author has no issues to fix. */
export const videoSpeakingIssueRules = { texts: {}, issues: () => [] } as const satisfies TypeIssueRules<
  VideoSpeakingBlock,
  never
>;
