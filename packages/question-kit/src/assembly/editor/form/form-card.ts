import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** A part of the form: a block or a stimulus, with its head and its fields. */
export const FormCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  scroll-margin-block: ${token.space[16]};
  outline-offset: -2px;
  transition: border-color ${token.motion.fast};
  &:focus-within {
    border-color: ${token.color.lineStrong};
  }
  & > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
  }
  & > [data-part='head'] > svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${token.color.inkFaint};
  }
  & > [data-part='head'] > h3 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & > [data-part='head'] > [data-part='number'] {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    block-size: 24px;
    padding-inline: 6px;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    font-size: ${token.font[13]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='head'] > [data-part='worth'] {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & > [data-part='head'] > button {
    margin-inline-end: -8px;
  }
  @container form (max-width: 480px) {
    padding-inline: ${token.space[12]};
  }
`;
