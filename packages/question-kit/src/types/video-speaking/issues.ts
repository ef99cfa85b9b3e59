import type { Issue } from '../../primitives/type-manifest.ts';

/** A task writes the whole block, so an author has no issues to fix. */
export const videoSpeakingIssueTexts = {} as const;

export function videoSpeakingIssues(): Issue<never>[] {
  return [];
}
