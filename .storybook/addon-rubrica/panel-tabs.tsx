import React, { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'storybook/theming';

/** A tab of the panel. */
export interface PanelTab {
  id: string;
  title: string;
  /** Shown after the title if greater than 0. */
  count?: number;
  /** Shows a warning after the title. */
  hasLeak?: boolean;
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

/** The tab that was opened last. It stays open when the panel shows another question. */
let lastOpenTab = '';

/** Tabs by the ARIA Authoring Practices: arrow keys, Home and End move and open. */
export function PanelTabs({ tabs }: { tabs: readonly PanelTab[] }) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState(() => lastOpenTab);
  const openTab = tabs.find(({ id }) => id === openId) ?? tabs[0];

  const open = (id: string) => {
    lastOpenTab = id;
    setOpenId(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === openTab?.id);
    const forward = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    open(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <Frame>
      <List ref={list} role="tablist" aria-label="Data of the question" onKeyDown={onKeyDown}>
        {tabs.map(({ id, title, count = 0, hasLeak = false }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-content`}
            aria-selected={id === openTab?.id}
            tabIndex={id === openTab?.id ? 0 : -1}
            onClick={() => open(id)}
          >
            {title}
            {hasLeak && <Count>leak!</Count>}
            {count > 0 && <Count>{count}</Count>}
          </Tab>
        ))}
      </List>
      <Content role="tabpanel" id={`${base}-content`} aria-labelledby={`${base}-tab-${openTab?.id ?? ''}`} tabIndex={0}>
        {openTab?.content}
      </Content>
    </Frame>
  );
}
