import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';
import type { RubricBlock, RubricEntry } from './schema.ts';

/** The instructions that the student had; there is nothing to mark. */
function Marker({ block, lang }: MarkerProps<RubricBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions stand between what is marked. */
export const rubricMarker: MarkerView<RubricBlock, RubricEntry> = {
  Marker,
  accept: ({ entry }) => entry,
  styles: rubricStyles,
};
