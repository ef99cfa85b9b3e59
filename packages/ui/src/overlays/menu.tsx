import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Kbd } from '../layout/kbd.tsx';
import { useUi } from '../provider/context.ts';
import { floatingPanelStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';

/** An action or a link of a menu. */
export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Called when the item is selected. */
  onSelect?: (() => void) | undefined;
  /** A route. The item is then a link. */
  to?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** A keyboard shortcut to show after the label. */
  shortcut?: string | undefined;
}

/** A line between groups of items. */
export interface MenuDivider {
  divider: true;
}

export type MenuItem = MenuAction | MenuDivider;

export interface MenuProps {
  /** The button that opens the menu: `Button`, `IconButton`, `QuietButton` or `<button>`. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
}

const Panel = styled(Base.Popup)`
  ${floatingPanelStyle}
  position: static;
  min-inline-size: 200px;
  max-inline-size: 320px;
  max-block-size: var(--available-height);
  outline: none;
  transform-origin: var(--transform-origin);
  transition: opacity ${token.motion.fast} ${token.motion.ease};
  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
  & [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: ${token.density.quiet};
    padding: 4px 10px;
    border-radius: ${token.radius.control};
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    line-height: 1.4;
    text-decoration: none;
    outline: none;
    cursor: pointer;
    user-select: none;
  }
  & [role='menuitem'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${token.color.inkSoft};
  }
  & [role='menuitem'] > kbd {
    margin-inline-start: auto;
  }
  & [role='menuitem'][data-highlighted] {
    background: ${token.color.hover};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & [role='menuitem'][data-tone='danger'],
  & [role='menuitem'][data-tone='danger'] > svg {
    color: ${token.color.danger};
  }
  & [role='menuitem'][data-tone='danger'][data-highlighted] {
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  & [role='menuitem'][data-disabled] {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & [role='separator'] {
    block-size: 1px;
    margin: 4px 6px;
    background: ${token.color.line};
  }
`;

const Positioner = styled(Base.Positioner)`
  z-index: ${token.layer.dialog + 1};
`;

function MenuActionItem({ item }: { item: MenuAction }) {
  const { link: Link } = useUi();
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.shortcut !== undefined && <Kbd>{item.shortcut}</Kbd>}
    </>
  );
  const itemProps = { label: item.label, 'data-tone': item.tone };
  if (item.to !== undefined && !item.disabled) {
    return (
      <Base.LinkItem {...itemProps} closeOnClick onClick={item.onSelect} render={<Link href={item.to} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item {...itemProps} onClick={item.onSelect} disabled={item.disabled === true}>
      {content}
    </Base.Item>
  );
}

/** A menu of actions, opened from a button. It supports arrow keys, typing the first letter, and Escape. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const { portal } = useUi();
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={portal}>
        <Positioner align={align} sideOffset={4} collisionPadding={8}>
          <Panel>
            {items.map((item, index) =>
              'divider' in item ? (
                <Base.Separator key={`divider-${index}`} />
              ) : (
                <MenuActionItem key={`${item.label}-${index}`} item={item} />
              ),
            )}
          </Panel>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
