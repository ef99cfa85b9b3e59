import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** Typed answers in a review or marker: the answer with its outcome, and below them a note for each. */
export const itemNotesStyles = css`
  & .rb-n {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .rb-filled {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    max-inline-size: 100%;
    padding-inline: 8px;
    border: 1px solid var(--tone, ${token.color.line});
    border-radius: ${token.radius.control};
    background: var(--tone-soft, ${token.color.sunken});
    color: var(--tone-ink, ${token.color.ink});
    line-height: 1.6;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & .rb-filled .rb-n {
    color: inherit;
  }
  & .rb-filled[data-outcome='wrong'] > .rb-given {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  & .rb-should {
    font-weight: 650;
  }
  & .rb-notelist {
    display: grid;
    margin-block-start: ${token.space[12]};
    list-style: none;
    font-size: ${token.font[14]};
  }
  & .rb-notelist > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    gap: ${token.space[8]};
    padding-block: ${token.space[12]};
    border-block-start: 1px solid ${token.color.line};
  }
  @container (inline-size < 26rem) {
    & .rb-notelist > li {
      grid-template-columns: 1.75rem minmax(0, 1fr);
    }
    & .rb-notelist > li > .rb-earned {
      grid-column: 2;
    }
  }
  & .rb-notelist > li > .rb-n {
    padding-block-start: 2px;
  }
  & .rb-notelist > li > div:not(.rb-markrow) {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & .rb-notelist .rb-verdict {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[12]};
  }
  & .rb-notelist[data-marking] > li {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
  & .rb-notelist .rb-markrow {
    grid-column: 2;
  }
  @container (inline-size >= 40rem) {
    & .rb-notelist[data-marking] > li {
      grid-template-columns: 1.75rem minmax(0, 1fr) auto;
      align-items: center;
    }
    & .rb-notelist .rb-markrow {
      grid-column: 3;
      display: grid;
      grid-template-columns: auto auto;
    }
  }
  & .rb-written {
    font-size: ${token.font[16]};
    font-weight: 600;
  }
  & .rb-accepted {
    color: ${token.color.inkSoft};
  }
`;
