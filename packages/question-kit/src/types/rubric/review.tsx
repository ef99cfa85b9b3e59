import type { ReviewPropsOf, ReviewViewOf } from '../../primitives/review/review-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';

/** The instructions as they were read; nothing was asked, so nothing is said of an answer. */
function Review({ block, lang }: ReviewPropsOf<'Rubric'>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions are shown after the marks are out. */
export const rubricReview: ReviewViewOf<'Rubric'> = { Review, styles: rubricStyles };
