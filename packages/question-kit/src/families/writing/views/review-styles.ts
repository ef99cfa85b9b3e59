import { token } from '@rubrica/ui';
import { css } from 'styled-components';
import { componentMarksStyles } from '../../../primitives/review/component-marks-styles.ts';
import { annotationStyles } from './annotation-styles.ts';

export const writingReviewStyles = css`
  ${annotationStyles}
  ${componentMarksStyles}
  & .rb-block[data-type^='Writing'] {
    max-inline-size: none;
  }
  & [data-type^='Writing'] .rb-rubric {
    font-weight: 450;
    max-inline-size: 65ch;
  }
  & .rb-pages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
  & [data-type^='Writing'] > .rb-body > :is(.rb-teacher, .rb-model) {
    max-inline-size: 42rem;
  }
  & .rb-essay {
    padding: ${token.space[16]} 20px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }
  @container (inline-size >= 52rem) {
    & .rb-pages[data-commented] {
      grid-template-columns: minmax(0, 42rem) minmax(15rem, 22rem);
      gap: ${token.space[24]};
    }
  }
`;
