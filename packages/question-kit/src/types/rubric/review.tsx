import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { Instructions, rubricStyles } from './instructions.tsx';
import type { RubricBlock, RubricEntry, RubricStudentBlock } from './schema.ts';

/** The instructions as students read them; there is no answer to review. */
function Review({ block, lang }: ReviewProps<RubricStudentBlock, RubricBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions are shown after the marks are out. */
export const rubricReview: ReviewView<RubricStudentBlock, RubricBlock, RubricEntry> = { Review, styles: rubricStyles };
