import { styled } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { reviewStyles } from '../review/review-styles.ts';
import { markerStyles } from './marker-styles.ts';
import { markerViews } from './marker-views.ts';

/** The one stylesheet of the marker view. */
export const MarkerRoot = styled.div`
  ${frameStyles}
  ${reviewStyles}
  ${markerStyles}
  ${Object.values(markerViews).map((view) => view.styles)}
`;
