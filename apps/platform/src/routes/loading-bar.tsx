import { token } from '@rubrica/ui';
import { useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { SlowNotice } from '../lib/page/loading.tsx';
import { pendingPages } from '../lib/page/lazy-page.tsx';

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

const Slow = styled.div`
  position: fixed;
  inset-block-end: ${token.space[16]};
  inset-inline: ${token.space[16]};
  z-index: ${token.layer.toast};
  max-inline-size: 560px;
  margin-inline: auto;
  border-radius: ${token.radius.card};
  box-shadow: ${token.shadow.float};
`;

/** Shows that the next page is loading, while the previous one is still visible. */
export function LoadingBar() {
  const count = useSyncExternalStore(pendingPages.subscribe, pendingPages.count);
  if (count === 0) return null;
  return (
    <>
      <Bar aria-hidden="true" />
      <Slow>
        {/* The address is already that of the next page. */}
        <SlowNotice onRetry={() => location.reload()} />
      </Slow>
    </>
  );
}
