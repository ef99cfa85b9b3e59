import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { reviewStyles } from '../review/review-styles.ts';
import { markerStyles } from './marker-styles.ts';

/** The one stylesheet of a marker view. */
export function createMarkerRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${markerStyles}
    ${styles}
  `;
}
