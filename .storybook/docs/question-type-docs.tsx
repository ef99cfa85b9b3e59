import { DocsPage } from '@storybook/addon-docs/blocks';

/** The docs page of a story file. */
export function QuestionTypeDocs() {
  return <DocsPage />;
}
