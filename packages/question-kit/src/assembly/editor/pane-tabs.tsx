import { token } from '@rubrica/ui';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';

/** The editor's three panes, in their order. */
export const panes = ['outline', 'form', 'preview'] as const;

/** One of the editor's panes. */
export type Pane = (typeof panes)[number];

const List = styled.div`
  display: flex;
  gap: ${token.space[4]};
  padding-inline: ${token.space[8]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  & > button {
    flex: 1;
    min-block-size: 44px;
    padding-inline: ${token.space[4]};
    border: 0;
    border-block: 2px solid transparent;
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  & > button[aria-selected='true'] {
    border-block-end-color: ${token.color.accent};
    color: ${token.color.accent};
  }
  /* Borders have a colour in forced colours, transparent ones too. */
  @media (forced-colors: active) {
    & > button:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
  & > button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -3px;
  }
`;

export interface PaneTabsProps {
  /** Prefix of the ids of tabs and panes. */
  idPrefix: string;
  pane: Pane;
  onChange: (pane: Pane) => void;
}

/**
 * Tabs of the narrow layout, which shows one pane at a time. Hidden panes stay mounted, so that turning a tablet keeps the
 * scroll position and the caret.
 */
export function PaneTabs({ idPrefix, pane, onChange }: PaneTabsProps) {
  const m = useEditorMessages();
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const here = tabs.findIndex((tab) => tab === document.activeElement);
    const steps: Record<string, number> = {
      ArrowRight: here + (rtl ? -1 : 1),
      ArrowLeft: here + (rtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    tabs[(step + tabs.length) % tabs.length]?.focus();
  };

  return (
    <List ref={list} role="tablist" tabIndex={-1} aria-label={m.panes.label} onKeyDown={moveFocus}>
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${name}`}
          aria-controls={`${idPrefix}-pane-${name}`}
          aria-selected={pane === name}
          tabIndex={pane === name ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {m.panes[name]}
        </button>
      ))}
    </List>
  );
}
