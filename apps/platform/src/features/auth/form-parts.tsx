import { token } from '@rubrica/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Two elements on one line, one at each end. */
export const LinkLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
`;

/** A button that looks like a link. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    color: ${token.color.accentHover};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    cursor: default;
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/** The link back, below a form. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <TextButton onClick={onClick} style={{ justifySelf: 'center', alignSelf: 'center' }}>
      <ArrowLeft data-mirror="" aria-hidden="true" />
      {children}
    </TextButton>
  );
}
