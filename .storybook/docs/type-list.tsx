import { questionTypes } from '../../packages/question-kit/src/types/question-types.ts';
import { pageOf, sheets } from './sheets.ts';

/** A list of all question types with links to their pages. */
export function TypeList() {
  return (
    <ul>
      {questionTypes.map((type) => (
        <li key={type}>
          {/* Docs pages are in an iframe, so the link opens in the top window. */}
          <a href={pageOf(sheets[type].name)} target="_top">
            {sheets[type].name}
          </a>{' '}
          <code>{type}</code>
        </li>
      ))}
    </ul>
  );
}
