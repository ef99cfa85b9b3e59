import { token } from '@rubrica/ui';
import { css } from 'styled-components';

export const matchingReviewStyles = css`
  & .rb-pairlines {
    display: grid;
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-pairline {
    display: grid;
    gap: ${token.space[8]} ${token.space[16]};
    padding-block: 10px;
    padding-inline: 14px;
    border: 1px solid ${token.color.line};
    border-radius: 8px;
  }
  & .rb-pairline > .rb-left {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & .rb-paired {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & .rb-came > .rb-given {
    max-inline-size: 100%;
    padding: 4px 10px;
    border: 1px solid var(--tone, ${token.color.lineStrong});
    border-radius: ${token.radius.control};
    background: var(--tone-soft, ${token.color.sunken});
    color: var(--tone-ink, ${token.color.ink});
    line-height: 1.4;
  }
  & .rb-pairline[data-outcome='wrong'] .rb-given > bdi {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  & .rb-paired > .rb-should > span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-paired > .rb-should > bdi {
    font-weight: 650;
  }
  & .rb-came {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[12]};
    align-items: center;
  }
  & .rb-pairline > .rb-markrow {
    padding-block-start: ${token.space[8]};
    border-block-start: 1px solid ${token.color.line};
  }
  @container (inline-size >= 28rem) {
    & .rb-pairline {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    }
    & .rb-pairline > .rb-left {
      padding-block-start: 5px;
    }
    & .rb-pairline > .rb-earned {
      padding-block-start: 6px;
    }
    & .rb-pairline > .rb-markrow {
      grid-column: 1 / -1;
    }
  }
`;
