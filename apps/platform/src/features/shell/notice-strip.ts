import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** A line across the page, above its content. */
export const NoticeStrip = styled.output<{ $tone: 'warning' | 'neutral' }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[8]} ${token.space[16]};
  background: ${(p) => (p.$tone === 'warning' ? token.color.warningSoft : token.color.highlightSoft)};
  color: ${(p) => (p.$tone === 'warning' ? token.color.warningInk : token.color.highlightInk)};
  font-size: ${token.font[14]};
  line-height: 1.4;

  &[hidden] {
    display: none;
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > button {
    min-block-size: 32px;
    padding-inline: ${token.space[12]};
    border: 1px solid currentColor;
    border-radius: ${token.radius.control};
    background: transparent;
    font-weight: 600;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & > button {
      min-block-size: 44px;
    }
  }
`;
