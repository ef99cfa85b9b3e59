import { token } from '@rubrica/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';

/** A link to a page above the current one. */
export interface Breadcrumb {
  label: string;
  to: string;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[8]};
  padding: 0;
  list-style: none;
  font-size: ${token.font[14]};
  color: ${token.color.inkSoft};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    min-inline-size: 0;
  }
  & > li > a {
    padding-block: 11px;
  }
  & > li > span {
    max-inline-size: min(60ch, 54vw);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    inline-size: 14px;
    block-size: 14px;
    color: ${token.color.inkFaint};
  }
`;

/** What the way up to the pages above is called. */
export const breadcrumbTexts = { en: { label: 'You are here' }, ar: { label: 'أنت هنا' } };

/** The pages above the current one, and the current one last. */
export function Breadcrumbs({ items, current }: { items: readonly Breadcrumb[]; current: string }) {
  const { label } = useMessages(breadcrumbTexts);
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
            <ChevronRight data-mirror="" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">
          {/* By its own direction, so that the ellipsis is at the end of the name. */}
          <span dir="auto">{current}</span>
        </li>
      </List>
    </nav>
  );
}
