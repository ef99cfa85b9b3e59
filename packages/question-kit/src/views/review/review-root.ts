import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { reviewStyles } from './review-styles.ts';

/** The one stylesheet of a review view. */
export function createReviewRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${styles}
  `;
}
