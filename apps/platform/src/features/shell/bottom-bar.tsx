import { token } from '@rubrica/ui';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { Section } from './place.ts';
import { SideNav } from './side-nav.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** Five at most, More included (design language, "Shell"). */
const most = 5;

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
    /* Five words have to fit beside each other on the narrowest phone. */
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
  & > :focus-visible {
    outline-offset: -3px;
  }
  & svg {
    inline-size: 22px;
    block-size: 22px;
  }
`;

const Sheet = styled.div`
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

/** The navigation of a narrow screen: the main places, and the rest in a sheet. */
export function BottomBar({ sections }: { sections: readonly Section[] }) {
  const m = useMessages({ en, ar });
  const sheet = useRef<HTMLDivElement>(null);
  useCloseOnLeave(sheet);
  const all = sections.flatMap(({ places }) => places);
  const main = all.length <= most ? all : all.filter((place) => place.main).slice(0, most - 1);
  const rest = sections
    .map((section) => ({ ...section, places: section.places.filter((place) => !main.includes(place)) }))
    .filter(({ places }) => places.length > 0);

  return (
    <>
      <Bar aria-label={m.mainNavigation}>
        {main.map(({ name, to, icon: Icon, exact }) => (
          <NavLink key={to} to={to} end={exact ?? false}>
            <Icon aria-hidden="true" />
            <span>{m.places[name]}</span>
          </NavLink>
        ))}
        {rest.length > 0 && (
          <button type="button" popoverTarget="more-places">
            <Ellipsis aria-hidden="true" />
            <span>{m.more}</span>
          </button>
        )}
      </Bar>
      <Sheet ref={sheet} id="more-places" popover="auto">
        <SideNav sections={rest} label={m.more} />
      </Sheet>
    </>
  );
}
