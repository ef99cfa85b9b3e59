import React, { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'storybook/theming';

/** One tab of the panel. */
export interface PanelTab {
  id: string;
  title: string;
  /** Shown beside the title, when there is something to count. */
  count?: number;
  /** Something is wrong in it. */
  alarm?: boolean;
  content: ReactNode;
}

const Frame = styled.div({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });

const List = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  overflowX: 'auto',
  paddingInline: 8,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

const Tab = styled.button(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minBlockSize: 44,
  paddingInline: 12,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: theme.color.defaultText,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected="true"]': { borderBlockEndColor: theme.color.secondary, color: theme.barSelectedColor },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -3, borderRadius: 4 },
}));

const Count = styled.span(({ theme }) => ({
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: 999,
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 12,
  lineHeight: '20px',
  textAlign: 'center',
}));

const Content = styled.div(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

/** The tab that was chosen last: whoever goes from question to question finds it open. */
let last = '';

/** Tabs as the ARIA practices have them: arrow keys, Home and End walk and show. */
export function PanelTabs({ tabs }: { tabs: readonly PanelTab[] }) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => last);
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];

  const choose = (id: string) => {
    last = id;
    setChosen(id);
  };

  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === shown?.id);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <Frame>
      <List ref={list} role="tablist" aria-label="Behind the question" onKeyDown={walk}>
        {tabs.map(({ id, title, count = 0, alarm = false }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-content`}
            aria-selected={id === shown?.id}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
            {alarm && <Count>leak!</Count>}
            {count > 0 && <Count>{count}</Count>}
          </Tab>
        ))}
      </List>
      <Content role="tabpanel" id={`${base}-content`} aria-labelledby={`${base}-tab-${shown?.id ?? ''}`} tabIndex={0}>
        {shown?.content}
      </Content>
    </Frame>
  );
}
