import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';

/** The one stylesheet of an answer view: the frame's and every type's, scoped to its element. */
export function createAnswerRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    /* Only blocks near the viewport are painted; the others keep their size and stay searchable and accessible. */
    &[data-long] > .rb-block {
      content-visibility: auto;
      contain-intrinsic-size: auto 280px;
    }
    ${styles}
  `;
}
