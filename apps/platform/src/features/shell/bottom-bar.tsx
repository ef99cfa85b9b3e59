import { token } from '@rubrica/ui';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { NavigationSection } from './navigation.ts';
import { SideNav } from './side-nav.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** The most items of the bar, More included (design language, "Shell"). */
const maxItems = 5;

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.surface};

  & > a,
  & > button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-block-size: 58px;
    padding: 4px 2px;
    border: 0;
    background: transparent;
    color: ${token.color.inkSoft};
    /* Five labels have to fit beside each other on the narrowest phone: at 13 px, a fifth of 360 px cuts المستخدمون and Dashboard. */
    font-size: calc(${token.font[13]} * 0.9);
    font-weight: 500;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
  }
  & > a > span,
  & > button > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a[aria-current] {
    color: ${token.color.accentInk};
    font-weight: 650;
    box-shadow: inset 0 2px ${token.color.accent};
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  & > :focus-visible {
    outline-offset: -3px;
  }
  & svg {
    inline-size: 22px;
    block-size: 22px;
  }
`;

const MorePanel = styled.div`
  position: fixed;
  inset: auto 0 0;
  inline-size: auto;
  max-block-size: 80dvb;
  margin: 0;
  padding: ${token.space[16]} ${token.space[16]} calc(${token.space[24]} + env(safe-area-inset-bottom));
  border: 0;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${token.color.scrim};
  }
`;

/** The navigation of a narrow screen: a bar of the main items, and a panel with the rest. */
export function BottomBar({ sections }: { sections: readonly NavigationSection[] }) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnLeave(panel);
  const all = sections.flatMap(({ items }) => items);
  const main = all.length <= maxItems ? all : all.filter((item) => item.isInBottomBar).slice(0, maxItems - 1);
  const rest = sections
    .map((section) => ({ ...section, items: section.items.filter((item) => !main.includes(item)) }))
    .filter(({ items }) => items.length > 0);

  return (
    <>
      <Bar aria-label={m.mainNavigation}>
        {main.map(({ label, to, icon: Icon, isExact = false }) => (
          <NavLink key={to} to={to} end={isExact}>
            <Icon aria-hidden="true" />
            <span>{label[language]}</span>
          </NavLink>
        ))}
        {rest.length > 0 && (
          <button type="button" popoverTarget="more-navigation">
            <Ellipsis aria-hidden="true" />
            <span>{m.more}</span>
          </button>
        )}
      </Bar>
      <MorePanel ref={panel} id="more-navigation" popover="auto">
        <SideNav sections={rest} label={m.more} />
      </MorePanel>
    </>
  );
}
