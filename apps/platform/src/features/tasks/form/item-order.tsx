import { IconButton, token, VisuallyHidden } from '@rubrica/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const List = styled.ol`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: place;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token.space[8]};
    padding-inline-start: ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    counter-increment: place;
  }
  & > li::before {
    content: counter(place);
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

interface ItemOrderProps<Id extends string> {
  label: string;
  items: readonly Id[];
  titles: ReadonlyMap<Id, string>;
  onChange: (items: Id[]) => void;
}

/** The order of a task's questions or videos, with buttons that change it. */
export function ItemOrder<Id extends string>({ label: name, items, titles, onChange }: ItemOrderProps<Id>) {
  const { form: messages } = useMessages({ en, ar });
  const [announcement, setAnnouncement] = useState('');
  const label = useId();
  const move = (from: number, to: number) => {
    const next = items.filter((_, index) => index !== from);
    const moved = items[from];
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    onChange(next);
    setAnnouncement(messages.moved(titles.get(moved) ?? '', to + 1));
  };
  return (
    <div>
      <p id={label} style={{ marginBlockEnd: 8, fontWeight: 600 }}>
        {name}
      </p>
      <List aria-labelledby={label}>
        {items.map((id, index) => {
          const title = titles.get(id) ?? '…';
          return (
            <li key={id}>
              <span>{title}</span>
              <IconButton
                hideTooltip
                label={messages.up(title)}
                icon={<ArrowUp aria-hidden="true" />}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                hideTooltip
                label={messages.down(title)}
                icon={<ArrowDown aria-hidden="true" />}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </li>
          );
        })}
      </List>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
