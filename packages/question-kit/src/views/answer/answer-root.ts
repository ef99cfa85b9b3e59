import { styled } from 'styled-components';
import { frameStyles } from '../frame-styles.ts';
import { answerViews } from './answer-views.ts';

/** The one stylesheet of the answer view: the frame's and every type's, scoped to this element. */
export const AnswerRoot = styled.div`
  ${frameStyles}
  ${Object.values(answerViews).map((view) => view.styles)}
`;
