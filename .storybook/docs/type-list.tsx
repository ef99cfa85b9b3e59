import { questionTypes } from '../../packages/question-kit/src/types/question-types.ts';
import { sheets } from './sheets.ts';
import type { TypeSheet } from '../../packages/question-kit/src/primitives/type-sheet.ts';

/** A list of all question types with links to their pages. */
export function TypeList() {
  return (
    <ul>
      {questionTypes.map((type) => (
        <li key={type}>
          <TypeLink {...sheets[type]} /> <code>{type}</code>
        </li>
      ))}
    </ul>
  );
}

function TypeLink({ name, page = name }: TypeSheet) {
  const id = `questions-${page.toLowerCase().replaceAll(' ', '-')}--docs`;
  // Docs pages are in an iframe, so the link opens in the top window.
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {name}
    </a>
  );
}
