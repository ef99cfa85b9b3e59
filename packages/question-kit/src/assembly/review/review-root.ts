import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';
import { reviewStyles } from '../../primitives/review/review-styles.ts';

/** The one stylesheet of a review view. */
export function createReviewRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${styles}
  `;
}
