import { DocsPage, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { typeOfStories } from './sheets.ts';
import { Sheet } from './sheet.tsx';

/** The docs page of a story file: of a question type its sheet, of anything else Storybook's own. */
export function QuestionTypeDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const fileName: unknown = preparedMeta.parameters['fileName'];
  const type = typeof fileName === 'string' ? typeOfStories(fileName) : undefined;
  if (!type) return <DocsPage />;
  return (
    <>
      <Title />
      <Unstyled>
        <Sheet type={type} />
      </Unstyled>
      <Stories title="How it looks and works" includePrimary />
    </>
  );
}
