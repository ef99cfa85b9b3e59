import { token } from '@rubrica/ui';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { blockPath } from '../../../primitives/draft/paths.ts';
import type { BlockType, SkillCategory } from '../../../types/question-types.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { beginWith } from '../add/add-block.ts';
import { offeredTypes } from '../add/add-options.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li > button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    column-gap: ${token.space[8]};
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 64px;
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    text-align: start;
    cursor: pointer;
  }
  & > li > button:hover {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & > li > button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & svg {
    grid-row: span 2;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 2px;
    color: ${token.color.accent};
  }
  & strong {
    font-weight: 550;
  }
  & small {
    grid-column: 2;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    line-height: 1.35;
  }
  & > li > button:hover :is(small, svg) {
    color: inherit;
  }
`;

/** How many tiles stand in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const next = tiles.findIndex((tile) => tile.offsetTop !== tiles[0]?.offsetTop);
  return next === -1 ? tiles.length : next;
}

/** The types to begin an empty question with. One stop of the Tab key; the arrow keys, Home and End move between the tiles. */
export const TypeTiles = memo(function TypeTiles({ skill }: { skill: SkillCategory }) {
  const m = useAllEditorMessages();
  const { dispatch, getDraft, fieldId, offers, schemes } = useEditorWorkspace();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Instructions are no exercise: a question does not begin with them.
  const types = offeredTypes(skill, offers).filter((type) => type !== 'Rubric');
  if (types.length < 2) return null;

  const choose = (type: BlockType) =>
    dispatch(beginWith(getDraft(), type, schemes), {
      focus: blockPath(0, 'rubric'),
      say: m.actions.added(m.typeNames[type], 1),
    });

  const moveFocus = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    if (here === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = list.current !== null && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const columns = columnsOf(tiles);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: here + forward,
      ArrowLeft: here - forward,
      ArrowDown: here + columns,
      ArrowUp: here - columns,
      Home: 0,
      End: tiles.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    tiles[target]?.focus();
  };

  return (
    <section data-place="types">
      <h2 id={fieldId(['types', 'heading'])}>{m.tiles.heading}</h2>
      <Tiles ref={list} aria-labelledby={fieldId(['types', 'heading'])} onKeyDown={moveFocus}>
        {types.map((type, index) => {
          const Icon = typeLabels[type].icon;
          return (
            <li key={type}>
              <button
                type="button"
                id={index === 0 ? fieldId(['types']) : undefined}
                tabIndex={index === Math.min(current, types.length - 1) ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onClick={() => choose(type)}
              >
                <Icon aria-hidden="true" />
                <strong>{m.typeNames[type]}</strong>
                <small>{m.typeHints[type]}</small>
              </button>
            </li>
          );
        })}
      </Tiles>
    </section>
  );
});
