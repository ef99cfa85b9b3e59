import type { ItemStatistics } from '@rubrica/api-client/contract';
import { Chip, Cluster, Stack, Table } from '@rubrica/ui';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Details } from './details.tsx';
import { itemKey } from './items-table.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type Option = Omit<ItemStatistics['options'][number], 'text'> & { name: string };

/** What shows that an option needs attention: its table is open from the start. */
const optionReasons: ReadonlySet<ItemStatistics['reasons'][number]> = new Set([
  'key-possibly-wrong',
  'distractor-beats-key',
]);

interface ChoiceTablesProps {
  items: readonly ItemStatistics[];
  /** Whether the items are of several questions, whose titles are shown. */
  hasTitles: boolean;
}

/** For every item with answers that can be compared: how often each was given, by all and by the upper and the lower third. */
export function ChoiceTables({ items, hasTitles }: ChoiceTablesProps) {
  const messages = useMessages({ en, ar });
  return (
    <Stack gap={4}>
      {items.map((item) => {
        const name = messages.itemName(item.block, item.part);
        return (
          <Details key={itemKey(item)} open={item.reasons.some((reason) => optionReasons.has(reason))}>
            <summary>
              {name}
              {hasTitles && (
                <>
                  {' · '}
                  <bdi>{item.questionTitle}</bdi>
                </>
              )}
            </summary>
            <OptionTable item={item} label={messages.optionsOf(name)} />
          </Details>
        );
      })}
    </Stack>
  );
}

function OptionTable({ item, label }: { item: ItemStatistics; label: string }) {
  const messages = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const rows: Option[] = item.options.map(({ text, ...option }) => ({ ...option, name: text }));
  const others = item.isTyped ? messages.otherTyped : messages.otherChosen;
  const rest = [
    ['others', item.others, others],
    ['omitted', item.omitted, messages.omitted],
  ] as const;
  for (const [id, shares, name] of rest)
    if (shares && shares.all > 0)
      rows.push({ id: `/${id}`, name, isKey: false, count: Math.round(shares.all * item.attempts), shares });
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'option',
          header: item.isTyped ? messages.typed : messages.option,
          primary: true,
          cell: ({ name, isKey }) => (
            <Cluster gap={8}>
              <bdi>{name}</bdi>
              {isKey && <Chip tone="success">{item.isTyped ? messages.isAccepted : messages.isKey}</Chip>}
            </Cluster>
          ),
        },
        {
          key: 'count',
          header: messages.count,
          align: 'end',
          cell: ({ count }) => number(count),
        },
        { key: 'all', header: messages.all, align: 'end', cell: ({ shares }) => percent(100 * shares.all) },
        { key: 'upper', header: messages.upper, align: 'end', cell: ({ shares }) => percent(100 * shares.upper) },
        { key: 'lower', header: messages.lower, align: 'end', cell: ({ shares }) => percent(100 * shares.lower) },
      ]}
    />
  );
}
