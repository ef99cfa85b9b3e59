import { css } from 'styled-components';
import { componentMarksStyles } from '../../../primitives/review/component-marks-styles.ts';
import { spokenStyles } from './spoken-styles.ts';

export const speakingReviewStyles = css`
  ${spokenStyles}
  ${componentMarksStyles}
`;
