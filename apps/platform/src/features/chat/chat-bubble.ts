import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** One message, on its writer's side. */
export const Bubble = styled.li`
  display: grid;
  justify-items: start;
  gap: 2px;
  max-inline-size: 86%;
  justify-self: start;

  & > div {
    display: grid;
    gap: ${token.space[8]};
    max-inline-size: 100%;
    padding: ${token.space[8]} ${token.space[12]};
    border-radius: ${token.radius.card};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    line-height: 1.5;
  }
  & > div > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > small {
    padding-inline: ${token.space[4]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  &[data-own] {
    justify-self: end;
    justify-items: end;
  }
  &[data-own] > div {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &[data-problem] > div {
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  @media (forced-colors: active) {
    & > div {
      border: 1px solid;
    }
  }
`;
