import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';

/** The one stylesheet of an answer view: the frame's and every type's, scoped to its element. */
export function createAnswerRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    /* A long page draws the blocks near the reader; the others keep their place, and are found and read aloud all the same. */
    &[data-long] > .rb-block {
      content-visibility: auto;
      contain-intrinsic-size: auto 280px;
    }
    ${styles}
  `;
}
