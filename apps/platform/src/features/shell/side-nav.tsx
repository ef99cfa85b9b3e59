import { token } from '@rubrica/ui';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { Place, Section } from './place.ts';

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

/** Places as a list of links. */
export function PlaceList({ places, label }: { places: readonly Place[]; label?: string | undefined }) {
  const m = useMessages({ en, ar });
  return (
    <List aria-label={label}>
      {places.map(({ name, to, icon: Icon, exact }) => (
        <li key={to}>
          <NavLink to={to} end={exact ?? false}>
            <Icon aria-hidden="true" />
            {m.places[name]}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

/** All places, by section. */
export function SideNav({ sections, label }: { sections: readonly Section[]; label: string }) {
  const m = useMessages({ en, ar });
  return (
    <nav aria-label={label}>
      {sections.map(({ name, places }) => {
        const title = name && m.sections[name];
        return (
          <div key={name ?? ''}>
            {title && <SectionTitle>{title}</SectionTitle>}
            <PlaceList places={places} label={title} />
          </div>
        );
      })}
    </nav>
  );
}
