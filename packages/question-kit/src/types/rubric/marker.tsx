import type { MarkerPropsOf, MarkerViewOf } from '../../primitives/marker/marker-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';

/** The instructions that the student had; there is nothing to mark. */
function Marker({ block, lang }: MarkerPropsOf<'Rubric'>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions stand between what is marked. */
export const rubricMarker: MarkerViewOf<'Rubric'> = { Marker, accept: ({ entry }) => entry, styles: rubricStyles };
