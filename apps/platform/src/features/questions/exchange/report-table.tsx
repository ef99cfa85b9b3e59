import { arabicReason, type ReportLine } from '@rubrica/question-kit/exchange';
import { Chip, Stack, Table } from '@rubrica/ui';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const tones = { taken: 'success', changed: 'warning', 'left-out': 'danger' } as const;

/** What became of questions in an import or an export: of each that is not as it was, why. */
export function ReportTable({ report }: { report: readonly ReportLine[] }) {
  const messages = useMessages({ en, ar });
  const language = useLanguage();
  const lines = report
    .filter(({ outcome }) => outcome !== 'taken')
    .map((line, index) => ({ ...line, key: String(index) }));
  if (lines.length === 0) return null;
  return (
    <Table
      label={messages.report}
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'title',
          header: messages.question,
          primary: true,
          cell: ({ title, line, item, file }) => (
            <Stack gap={4}>
              <bdi>{title ?? file ?? messages.file}</bdi>
              {line !== undefined && <small>{messages.atLine(line)}</small>}
              {line === undefined && item !== undefined && <small>{messages.atItem(item)}</small>}
            </Stack>
          ),
        },
        {
          key: 'outcome',
          header: messages.state,
          cell: ({ outcome }) => <Chip tone={tones[outcome]}>{messages.outcomes[outcome]}</Chip>,
        },
        {
          key: 'reason',
          header: messages.reason,
          cell: (line) => (language === 'ar' ? arabicReason(line) : line.reason),
        },
      ]}
    />
  );
}
