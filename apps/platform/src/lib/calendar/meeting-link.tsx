import { token, VisuallyHidden, visuallyHidden } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import type { CalendarItem } from './calendar-item.ts';
import { ar, en } from './messages.ts';
import type { CalendarFormat } from './use-calendar-format.ts';

const Block = styled(Link)`
  display: block;
  min-inline-size: 0;
  min-block-size: 24px;
  padding: 3px 6px;
  border-inline-start: 3px solid ${token.color.accent};
  border-radius: 4px;
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  font-size: ${token.font[13]};
  line-height: 1.35;
  text-decoration: none;
  overflow: hidden;

  &:hover {
    color: ${token.color.accentInk};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  & > strong {
    font-weight: 600;
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
  &[data-state='live'] {
    border-color: ${token.color.success};
    background: ${token.color.successSoft};
    color: ${token.color.successInk};
  }
  &[data-state='ended'] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.sunken};
    color: ${token.color.inkSoft};
  }
  &[data-state='cancelled'] {
    border: 1px dashed ${token.color.lineStrong};
    background: transparent;
    color: ${token.color.inkSoft};
  }
  &[data-state='cancelled'] > strong {
    text-decoration: line-through;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
  /* In a month: one line. */
  &[data-shape='line'] {
    display: flex;
    gap: 5px;
    white-space: nowrap;
  }
  &[data-shape='line'] > strong {
    min-inline-size: 0;
  }
  /* By the direction of the title, so that the ellipsis is at its end. */
  &[data-shape='line'] bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* In a week: as tall as it is long. What does not fit below goes to a column that nobody sees, and not half out of sight. */
  &[data-shape='block'] {
    display: flex;
    flex-flow: column wrap;
    gap: 0 12px;
    block-size: 100%;
    padding-block: 2px;
    container-type: size;
  }
  &[data-shape='block'] > :is(strong, span) {
    inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-shape='block'] [data-part='start'] {
    display: none;
    font-weight: 400;
    white-space: nowrap;
  }
  /* The title has the lines that the time leaves; and the reader's own time, where that fits as well: on two lines, or on one that is long enough. The pixel is for rounding. */
  &[data-shape='block'] > strong {
    max-block-size: round(down, 100cqb - 1lh + 1px, 1lh);
  }
  @container (min-height: 5.4em) and (min-width: 6.6em) {
    &[data-shape='block'] > strong:has(~ [data-part='own']) {
      max-block-size: round(down, 100cqb - 3lh + 1px, 1lh);
    }
  }
  @container (min-height: 4.05em) and (min-width: 12em) {
    &[data-shape='block'] > strong:has(~ [data-part='own']) {
      max-block-size: round(down, 100cqb - 2lh + 1px, 1lh);
    }
  }
  /* One line is left for the title: it ends with an ellipsis. */
  @container (max-height: 4em) {
    &[data-shape='block'] > strong {
      white-space: nowrap;
    }
  }
  @container (min-height: 5.4em) and (max-height: 6.7em) and (min-width: 6.6em) and (max-width: 11.9em) {
    &[data-shape='block'] > strong:has(~ [data-part='own']) {
      white-space: nowrap;
    }
  }
  /* Too narrow for a range, or too low for a second line: the title follows when the meeting begins. */
  @container (max-width: 6.5em) or (max-height: 2.7em) {
    &[data-shape='block'] > :is([data-part='range'], [data-part='own']) {
      ${visuallyHidden}
    }
    &[data-shape='block'] > strong {
      max-block-size: round(down, 100cqb + 1px, 1lh);
    }
    &[data-shape='block'] [data-part='start'] {
      display: block;
    }
  }
  @container (max-height: 2.7em) {
    &[data-shape='block'] > strong {
      display: flex;
      gap: 5px;
    }
    &[data-shape='block'] > strong > bdi {
      min-inline-size: 0;
    }
  }
  @container (max-width: 6.5em) and (max-height: 2.7em) {
    &[data-shape='block'] [data-part='start'] {
      display: none;
    }
  }
  /* A word that is longer than its line is cut, since its pieces on several lines are harder to read. Where a line has room for a few letters, it fades out: an ellipsis would leave one of them. */
  &[data-shape='block'] bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    @container (max-width: 64px) {
      text-overflow: clip;
      mask-image: linear-gradient(90deg, black calc(100% - 12px), transparent);
      &:dir(rtl) {
        mask-image: linear-gradient(-90deg, black calc(100% - 12px), transparent);
      }
    }
  }
`;

interface MeetingLinkProps {
  item: CalendarItem;
  format: CalendarFormat;
  shape: 'line' | 'block';
}

/** A meeting in a week or a month. */
export function MeetingLink({ item, format, shape }: MeetingLinkProps) {
  const m = useMessages({ en, ar });
  const { title, startsAt, endsAt, state, detail, to } = item;
  const readerRange = format.readerRange(startsAt, endsAt);
  const hint = [title, format.range(startsAt, endsAt), readerRange && m.yourTime(readerRange), detail];
  return (
    <Block to={to} data-meeting="" data-state={state} data-shape={shape} title={hint.filter(Boolean).join(' · ')}>
      {shape === 'line' ? (
        <span>{format.time(startsAt)}</span>
      ) : (
        <span data-part="range">{format.range(startsAt, endsAt)}</span>
      )}
      <strong>
        {shape === 'block' && (
          <span data-part="start" aria-hidden="true">
            {format.time(startsAt)}
          </span>
        )}
        <bdi>{title}</bdi>
      </strong>
      {shape === 'block' && (
        <>
          {readerRange && <span data-part="own">{m.yourTime(readerRange)}</span>}
          {detail && (
            <span>
              <bdi>{detail}</bdi>
            </span>
          )}
        </>
      )}
      {shape === 'line' && readerRange && <VisuallyHidden>{m.yourTime(readerRange)}</VisuallyHidden>}
      {state !== 'scheduled' && <VisuallyHidden>{m.states[state]}</VisuallyHidden>}
    </Block>
  );
}
