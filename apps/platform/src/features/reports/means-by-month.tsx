import type { MarksReport } from '@rubrica/api-client/contract';
import { Heading, Stack } from '@rubrica/ui';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { TrendChart } from '../../lib/charts/trend-chart.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './messages.ts';

/** The means of several months as a line, with their table. */
export function MeansByMonth({ months }: { months: MarksReport['summary']['byMonth'] }) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(useSchoolTimeZone());
  return (
    <Stack as="section" gap={12} style={{ breakInside: 'avoid' }}>
      <Heading level={2} size={16}>
        {m.byMonth}
      </Heading>
      <TrendChart
        label={m.byMonth}
        labelsHeader={m.month}
        tableLabel={m.asTable}
        labels={months.map(({ month }) => format.month(`${month}-01`))}
        lines={[{ name: m.percent, values: months.map(({ meanPercent }) => meanPercent) }]}
      />
    </Stack>
  );
}
