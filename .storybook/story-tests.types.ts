declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { TestContext } from 'vitest';

  export function convertToFilePath(url: string): string;

  export function testStory(options: {
    storyId: string;
    exportName: string;
    story: { tags?: string[]; play?: unknown };
    meta: { tags?: string[]; play?: unknown; globals?: Record<string, unknown>; parameters?: { a11y?: object } };
  }): (context: TestContext) => Promise<void>;
}
