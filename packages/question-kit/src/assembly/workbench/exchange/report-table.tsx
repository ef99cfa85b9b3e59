import { Chip, Table, token, useUi, type ChipTone, type TableColumn } from '@rubrica/ui';
import { styled } from 'styled-components';
import { arabicReason } from '../../exchange/report-texts-ar.ts';
import type { Outcome, ReportLine } from '../../exchange/report.ts';
import { useExchangeMessages } from './messages.ts';

const tones: Record<Outcome, ChipTone> = { taken: 'success', changed: 'warning', 'left-out': 'danger' };

const Scroll = styled.div`
  max-block-size: 45dvb;
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
`;

interface Row {
  key: string;
  line: ReportLine;
}

/** What became of each question, line by line. */
export function ReportTable({ report }: { report: readonly ReportLine[] }) {
  const lines = report.some(({ line }) => line !== undefined);
  const { importing: messages } = useExchangeMessages();
  const { language } = useUi();
  const number = new Intl.NumberFormat(language);
  const { columns, outcomes } = messages;
  const rows = report.map((line, at): Row => ({ key: String(at), line }));
  const shown: TableColumn<Row>[] = [
    {
      key: 'title',
      header: columns.title,
      primary: true,
      cell: ({ line }) => <bdi>{line.title ?? line.file ?? '–'}</bdi>,
    },
    {
      key: 'outcome',
      header: columns.outcome,
      cell: ({ line }) => <Chip tone={tones[line.outcome]}>{outcomes[line.outcome]}</Chip>,
    },
    {
      key: 'line',
      header: columns.line,
      align: 'end',
      cell: ({ line }) => (line.line === undefined ? '–' : number.format(line.line)),
    },
    {
      key: 'reason',
      header: columns.reason,
      cell: ({ line }) => <bdi>{language.startsWith('ar') ? arabicReason(line) : line.reason}</bdi>,
    },
  ];
  return (
    <Scroll tabIndex={0} role="region" aria-label={messages.report}>
      <Table
        label={messages.report}
        columns={shown.filter(({ key }) => lines || key !== 'line')}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Scroll>
  );
}
