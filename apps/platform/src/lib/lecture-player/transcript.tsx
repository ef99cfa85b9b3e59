import { formatDuration, QuietButton, SearchField, token, useUi } from '@rubrica/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../i18n.ts';
import { findRanges, foldedText } from '../text/folded-text.ts';
import { ar, en } from './messages.ts';
import type { PlayerControl } from './player-control.ts';
import type { CaptionCue, CaptionTrack } from './player-types.ts';
import { cueAt, searchCues } from './search-cues.ts';
import { firstCaptions } from './use-caption-choice.ts';
import { usePosition } from './use-player-state.ts';

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-block-size: 0;
  block-size: 100%;

  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
  }
  & > [data-part='tools'] > :first-child {
    flex: 1 1 12rem;
  }
  & > [data-part='tools'] > select {
    min-block-size: ${token.density.control};
    padding-inline: ${token.space[8]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
  & > ol {
    position: relative;
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space[4]};
    border-radius: ${token.radius.control};
    font-size: ${token.font[14]};
    line-height: 1.5;
    cursor: pointer;
  }
  & > ol > li > button {
    min-inline-size: 44px;
    min-block-size: 40px;
    padding: ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
  }
  & > ol > li > span {
    padding-block: ${token.space[8]};
    padding-inline-end: ${token.space[8]};
  }
  & > ol > li:hover {
    background: ${token.color.hover};
  }
  & > ol > li > button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & > ol > li:has([aria-current]),
  & > ol > li > [aria-current] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  /* Seen in forced colours, where the others are gone. */
  & > ol > li:has([aria-current]) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  & mark {
    border-radius: 2px;
    background: ${token.color.highlightSoft};
    color: ${token.color.ink};
  }
  & > [data-part='follow'] {
    position: absolute;
    inset-block-end: ${token.space[8]};
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    border-radius: ${token.radius.pill};
    background: ${token.color.surface};
    box-shadow: ${token.shadow.float};
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

interface TranscriptProps {
  control: PlayerControl;
  captions: readonly CaptionTrack[];
}

/**
 * The captions as a text beside the picture: pressing a line goes there, searching keeps the lines that match. The current line
 * stays in sight until somebody scrolls away from it.
 */
export function Transcript({ control, captions }: TranscriptProps) {
  const { transcript: m } = useMessages({ en, ar });
  const language = useLanguage();
  const [chosen, setChosen] = useState(() => firstCaptions(captions, language)?.language);
  const [search, setSearch] = useState('');
  const track = captions.find((other) => other.language === chosen) ?? captions[0];
  const hits = useMemo(() => searchCues(track?.cues ?? [], search), [track, search]);
  if (!track) return <p>{m.empty}</p>;
  return (
    <Frame>
      <div data-part="tools">
        <SearchField label={m.search} value={search} onChange={setSearch} />
        {captions.length > 1 && (
          <select aria-label={m.language} value={track.language} onChange={({ target }) => setChosen(target.value)}>
            {captions.map((other) => (
              <option key={other.language} value={other.language} lang={other.language}>
                {other.label}
              </option>
            ))}
          </select>
        )}
        <span role="status">{search !== '' && (hits.length > 0 ? m.hits(hits.length) : m.noHits(search))}</span>
      </div>
      <Lines control={control} cues={hits} all={track.cues} search={search} language={track.language} />
    </Frame>
  );
}

interface LinesProps {
  control: PlayerControl;
  cues: readonly CaptionCue[];
  all: readonly CaptionCue[];
  search: string;
  language: string;
}

function Lines({ control, cues, all, search, language }: LinesProps) {
  const { transcript: m } = useMessages({ en, ar });
  const ui = useUi();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);
  const current = cueAt(all, usePosition(control));
  // Not by its time: two people may speak at once.
  const numberOf = useMemo(() => new Map(all.map((cue, index) => [cue, index])), [all]);

  const scrolledTo = useRef<Element | null>(null);
  useEffect(() => {
    const line = follows ? list.current?.querySelector('[aria-current]') : null;
    const { current: box } = list;
    if (!(line instanceof HTMLElement) || !box || line === scrolledTo.current) return;
    scrolledTo.current = line;
    // Not `scrollIntoView`, which would also scroll the page.
    const item = line.parentElement ?? line;
    box.scrollTo({ top: item.offsetTop - (box.clientHeight - item.offsetHeight) / 2 });
  });

  const leave = () => {
    scrolledTo.current = null;
    setFollows(false);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- notices that somebody scrolls, and a press on a text: its line has a button for the keys */}
      <ol
        ref={list}
        lang={language}
        dir="auto"
        onClick={({ target }) => pressText(target)}
        onWheel={leave}
        onTouchMove={leave}
        onKeyDown={(event) => scrolls(event.key) && leave()}
      >
        {cues.map((cue) => {
          const key = `${id}-${String(numberOf.get(cue))}`;
          return (
            <li key={key}>
              <button
                type="button"
                id={`${key}-time`}
                aria-labelledby={`${key}-time ${key}-text`}
                aria-current={cue === current ? 'true' : undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  control.seek(cue.startMs);
                  setFollows(true);
                }}
              >
                <time dir="ltr" aria-label={m.playFrom(formatDuration(Math.floor(cue.startMs / 1000), ui.language))}>
                  {formatDuration(Math.floor(cue.startMs / 1000), ui.language)}
                </time>
              </button>
              {/* The button says it: as text of its own it would be heard twice. */}
              <span id={`${key}-text`} aria-hidden="true">
                {marked(cue.text, search)}
              </span>
            </li>
          );
        })}
      </ol>
      {!follows && current && search === '' && (
        <QuietButton data-part="follow" onClick={() => setFollows(true)}>
          {m.follow}
        </QuietButton>
      )}
    </>
  );
}

/** A press on the text of a line; who has selected a part of it does not want to go there. */
function pressText(target: EventTarget): void {
  const line = target instanceof Element ? target.closest('li') : null;
  if (line && getSelection()?.isCollapsed !== false) line.querySelector('button')?.click();
}

const scrolls = (key: string) => ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].includes(key);

/** A text with what was searched for highlighted. */
function marked(text: string, search: string) {
  const [range] = search.trim() === '' ? [] : findRanges(foldedText(text), search);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range.start)}
      <mark>{text.slice(range.start, range.end)}</mark>
      {text.slice(range.end)}
    </>
  );
}
