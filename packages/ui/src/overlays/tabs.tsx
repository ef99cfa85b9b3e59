import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** A tab and its panel. */
export interface TabItem<V extends string = string> {
  value: V;
  label: string;
  /** After the label, for example a count. */
  badge?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps<V extends string = string> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The value of the visible tab. */
  value: V;
  onChange: (value: V) => void;
  items: readonly TabItem<V>[];
  /** Keeps hidden panels in the page, so that they keep their state. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
}

const Root = styled(Base.Root)`
  min-inline-size: 0;
  & > [role='tablist'] {
    position: relative;
    display: flex;
    gap: ${token.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    border-block-end: 1px solid ${token.color.line};
  }
  & [role='tab'] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: none;
    min-block-size: ${token.density.control};
    padding-inline: ${token.space[12]};
    border: 0;
    border-block-end: 2px solid transparent;
    border-block-start: 2px solid transparent;
    background: transparent;
    color: ${token.color.inkSoft};
    font-size: ${token.density.text};
    font-weight: 550;
    white-space: nowrap;
    cursor: pointer;
    transition: color ${token.motion.fast} ${token.motion.ease};
  }
  & [role='tab']:hover {
    color: ${token.color.ink};
  }
  & [role='tab'][aria-selected='true'] {
    color: ${token.color.accent};
    border-block-end-color: ${token.color.accent};
  }
  /* Borders have a colour in forced colours, transparent ones too. */
  @media (forced-colors: active) {
    & [role='tab']:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
  & [role='tab'][aria-disabled='true'],
  & [role='tab'][data-disabled] {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & [role='tab']:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -3px;
    border-radius: ${token.radius.control};
  }
  & [role='tab'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  & > [role='tabpanel'] {
    padding-block-start: ${token.density.gap};
    outline-offset: 4px;
  }
`;

/** Tabs, of which one panel is visible. Arrow keys move between the tabs; Enter or Space shows a panel. */
export function Tabs<V extends string = string>({
  label,
  value,
  onChange,
  items,
  keepMounted,
  className,
}: TabsProps<V>) {
  return (
    <Root value={value} onValueChange={(next: V) => onChange(next)} className={className}>
      <Base.List aria-label={label} activateOnFocus={false}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled === true}>
            {item.icon}
            {item.label}
            {item.badge}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted={keepMounted === true}>
          {item.content}
        </Base.Panel>
      ))}
    </Root>
  );
}
