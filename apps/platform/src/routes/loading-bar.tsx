import { token } from '@rubrica/ui';
import { useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { pendingPages } from './lazy-page.tsx';

const appear = keyframes`
  from { opacity: 0; scale: 0.05 1; }
  10% { opacity: 1; }
  to { opacity: 1; scale: 0.95 1; }
`;

const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.toast};
  block-size: 3px;
  background: ${token.color.accent};
  transform-origin: left;
  /* Fast connections never see it. */
  animation: ${appear} 8s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) both;
  &:dir(rtl) {
    transform-origin: right;
  }
`;

/** Shows that the next page is loading, while the previous one is still visible. */
export function LoadingBar() {
  const count = useSyncExternalStore(pendingPages.subscribe, pendingPages.count);
  return count > 0 ? <Bar aria-hidden="true" /> : null;
}
