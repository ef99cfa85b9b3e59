import { token } from '@rubrica/ui';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { NavigationItem, NavigationSection } from './navigation.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 36px;
    padding-inline: ${token.space[12]};
    border-radius: ${token.radius.control};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 500;
    text-decoration: none;
  }
  @media (pointer: coarse) {
    & a {
      min-block-size: 44px;
    }
  }
  & a:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & a[aria-current] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`;

const SectionTitle = styled.h2`
  padding: ${token.space[16]} ${token.space[12]} ${token.space[4]};
  color: ${token.color.inkFaint};
  font-size: ${token.font[13]};
  font-weight: 500;
  line-height: 1.4;
`;

interface NavigationListProps {
  items: readonly NavigationItem[];
  label?: string | undefined;
}

/** Items of the navigation as a list of links. */
export function NavigationList({ items, label: listLabel }: NavigationListProps) {
  const language = useLanguage();
  return (
    <List aria-label={listLabel}>
      {items.map(({ label, to, icon: Icon, isExact = false, count: Count }) => (
        <li key={to}>
          <NavLink to={to} end={isExact}>
            <Icon aria-hidden="true" />
            {label[language]}
            {Count && (
              <Suspense>
                <Count />
              </Suspense>
            )}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

/** The navigation, by section. */
export function SideNav({ sections, label }: { sections: readonly NavigationSection[]; label: string }) {
  const m = useMessages({ en, ar });
  return (
    <nav aria-label={label}>
      {sections.map(({ name, items }) => {
        const title = name && m.sections[name];
        return (
          <div key={name ?? ''}>
            {title && <SectionTitle>{title}</SectionTitle>}
            <NavigationList items={items} label={title} />
          </div>
        );
      })}
    </nav>
  );
}
