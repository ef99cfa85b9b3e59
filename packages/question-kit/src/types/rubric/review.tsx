import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';
import type { RubricBlock, RubricEntry, RubricStudentBlock } from './schema.ts';

/** The instructions as they were read; nothing was asked, so nothing is said of an answer. */
function Review({ block, lang }: ReviewProps<RubricStudentBlock, RubricBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions are shown after the marks are out. */
export const rubricReview: ReviewView<RubricStudentBlock, RubricBlock, RubricEntry> = { Review, styles: rubricStyles };
