import { questionTypes } from '../../packages/question-kit/src/types/question-types.ts';
import { sheets } from './sheets.ts';
import type { TypeSheet } from './type-sheet.ts';

/** Every type with the way to its page. */
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
  // A docs page stands in a frame; its address is that of the whole.
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {name}
    </a>
  );
}
