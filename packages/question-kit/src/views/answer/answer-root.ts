import { styled } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { answerViews } from './answer-views.ts';

/** The one stylesheet of the answer view: the frame's and every type's, scoped to this element. */
export const AnswerRoot = styled.div`
  ${frameStyles}
  /* A long page draws the blocks near the reader; the others keep their place, and are found and read aloud all the same. */
  &[data-long] > .rb-block {
    content-visibility: auto;
    contain-intrinsic-size: auto 280px;
  }
  ${Object.values(answerViews).map((view) => view.styles)}
`;
