import { token } from '@rubrica/ui';
import { css } from 'styled-components';
import { speakingAnswerStyles } from '../../families/speaking/views/answer-styles.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';

const videoSpeakingStyles = css`
  & .rb-watch {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
  & .rb-watch > .rb-said {
    gap: ${token.space[12]};
  }
`;

export const videoSpeakingAnswerStyles = css`
  ${speakingAnswerStyles}
  ${videoSpeakingStyles}
`;

export const videoSpeakingReviewStyles = css`
  ${speakingReviewStyles}
  ${videoSpeakingStyles}
`;
