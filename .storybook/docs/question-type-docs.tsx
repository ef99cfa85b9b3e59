import { DocsPage, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { typeOfStories } from './sheets.ts';
import { Sheet } from './sheet.tsx';

/** The docs page of a story file: a sheet for a question type, Storybook's default page for everything else. */
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
      <Stories title="Examples" includePrimary />
    </>
  );
}
