import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';
import { reviewStyles } from '../../primitives/review/review-styles.ts';
import { markerStyles } from '../../primitives/marker/marker-styles.ts';

/** The one stylesheet of a marker view. */
export function createMarkerRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${markerStyles}
    ${styles}
  `;
}
