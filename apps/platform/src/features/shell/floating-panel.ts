import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

const places = {
  /** Below the bar at the top. */
  top: 'inset-block-start: 60px; inset-inline-end: 12px;',
  /** Above the foot of the navigation at the side. */
  bottom: 'inset-block-end: 72px; inset-inline-start: 12px;',
  /** Beside the navigation. */
  side: 'inset-block-start: 12px; inset-inline-start: 256px;',
};

/** A popover of the shell. */
export const FloatingPanel = styled.div<{ $position: keyof typeof places }>`
  position: fixed;
  inset: auto;
  ${(p) => places[p.$position]}
  inline-size: min(${(p) => (p.$position === 'side' ? 380 : 320)}px, calc(100vw - 24px));
  max-block-size: calc(100dvb - 96px);
  margin: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
