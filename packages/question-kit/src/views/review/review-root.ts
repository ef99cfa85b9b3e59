import { styled } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { reviewStyles } from './review-styles.ts';
import { reviewViews } from './review-views.ts';

/** The one stylesheet of the review view. */
export const ReviewRoot = styled.div`
  ${frameStyles}
  ${reviewStyles}
  ${Object.values(reviewViews).map((view) => view.styles)}
`;
