import type { ItemStatistics } from '@rubrica/api-client/contract';
import { Chip, Stack, Table, token, type TableColumn } from '@rubrica/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Soft = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  font-weight: 400;
  overflow-wrap: break-word;
`;

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: ${token.space[16]};
  max-inline-size: 44ch;
  text-align: start;
  & > li + li {
    margin-block-start: ${token.space[4]};
  }
  @media screen and (min-width: 1200px) {
    min-inline-size: 28ch;
  }
`;

interface ItemsTableProps {
  items: readonly ItemStatistics[];
  /** Whether the items are of several questions, whose titles are shown. */
  hasTitles: boolean;
  /** How many attempts are counted: an item that fewer have says so. */
  counted: number;
}

/** What an item is called among all of the page. */
export const itemKey = ({ question, block, part }: ItemStatistics) => `${question} ${block} ${part ?? ''}`;

/** The items with their figures and with the reasons to look at them again. */
export function ItemsTable({ items, hasTitles, counted }: ItemsTableProps) {
  const messages = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const columns = useMemo<TableColumn<ItemStatistics>[]>(() => {
    const known = (value: number | null) => (value === null ? '–' : <bdi dir="ltr">{number(value)}</bdi>);
    return [
      {
        key: 'item',
        header: messages.item,
        primary: true,
        cell: ({ attempts, block, part, component, questionTitle, text }) => (
          <Stack gap={4}>
            <span>
              {component
                ? messages.itemFor(messages.itemName(block, part), messages.components[component])
                : messages.itemName(block, part)}
            </span>
            {hasTitles && (
              <Soft>
                <bdi>{questionTitle}</bdi>
              </Soft>
            )}
            {attempts < counted && <Soft>{messages.gotBy(attempts)}</Soft>}
            {text !== '' && (
              <Soft>
                <bdi>{text}</bdi>
              </Soft>
            )}
          </Stack>
        ),
      },
      {
        key: 'reasons',
        header: messages.look,
        cell: ({ reasons }) =>
          reasons.length === 0 ? (
            <Chip tone="success">{messages.fine}</Chip>
          ) : (
            <Reasons>
              {reasons.map((reason) => (
                <li key={reason}>{messages.reasons[reason]}</li>
              ))}
            </Reasons>
          ),
      },
      { key: 'facility', header: messages.facility, align: 'end', cell: ({ facility }) => percent(100 * facility) },
      {
        key: 'discrimination',
        header: messages.discrimination,
        align: 'end',
        cell: ({ discrimination }) => known(discrimination),
      },
      { key: 'efficiency', header: messages.efficiency, align: 'end', cell: ({ efficiency }) => known(efficiency) },
      {
        key: 'weight',
        header: messages.weight,
        align: 'end',
        cell: ({ effectiveWeight, intendedWeight }) => (
          <bdi dir="ltr">
            {messages.weights(
              effectiveWeight === null ? '–' : percent(100 * effectiveWeight),
              percent(100 * intendedWeight),
            )}
          </bdi>
        ),
      },
    ];
  }, [counted, hasTitles, messages, number, percent]);
  return <Table label={messages.items} columns={columns} rows={items} rowKey={itemKey} />;
}
