import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { Instructions, rubricStyles } from './instructions.tsx';
import type { RubricBlock, RubricEntry } from './schema.ts';

/** The instructions that the student had; there is nothing to mark. */
function Answer({ block, lang }: MarkerProps<RubricBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** The marker view of instructions. */
export const rubricMarker: MarkerView<RubricBlock, RubricEntry> = {
  Answer,
  accept: ({ entry }) => entry,
  styles: rubricStyles,
};
