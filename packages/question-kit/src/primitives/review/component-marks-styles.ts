import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** Styles of the table of component marks. */
export const componentMarksStyles = css`
  & .rb-marks {
    inline-size: 100%;
    max-inline-size: 36rem;
    margin-block-start: ${token.space[24]};
    border-collapse: collapse;
    font-size: ${token.font[14]};
  }
  & .rb-marks :is(th, td) {
    padding: ${token.space[8]} 0;
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
  }
  & .rb-marks th {
    padding-inline-end: ${token.space[16]};
    font-weight: 450;
  }
  & .rb-marks td:last-child {
    inline-size: 1%;
    padding-inline-start: ${token.space[16]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    text-align: end;
  }
  & .rb-marks tfoot :is(th, td) {
    border-block-end: 0;
    font-size: ${token.font[16]};
    font-weight: 650;
  }
  & .rb-meter {
    display: block;
    min-inline-size: 4rem;
    block-size: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${token.color.sunken};
  }
  & .rb-meter > span {
    display: block;
    block-size: 100%;
    background: ${token.color.highlight};
  }
  /* Without space for both, only the number is shown. */
  @container (inline-size < 24rem) {
    & .rb-marks td[aria-hidden] {
      display: none;
    }
  }
`;
