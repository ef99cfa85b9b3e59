import { Banner, Button, Dialog, Select, Skeleton, token, useUi } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import { ExchangeError } from '../../exchange/exchange-error.ts';
import { exportQuestions, type ExportResult } from '../../exchange/export-questions.ts';
import { arabicRefusal } from '../../exchange/report-texts-ar.ts';
import { exchangeFormats, formatNames, type ExchangeFormat } from '../../exchange/formats.ts';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { useWorkbench } from '../workbench-context.ts';
import type { FileAccess } from '../files/file-access.ts';
import { fileName } from '../files/question-file.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { ReportTable } from './report-table.tsx';

const Form = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;

/** What came of an export for the choice that is shown. */
type Made = { of: string; result: ExportResult } | { of: string; failure: string };

/** Writes questions for other programs, and tells before what the format cannot hold. */
export function ExportDialog({ files, onClose }: { files: FileAccess; onClose: () => void }) {
  const w = useWorkbenchMessages();
  const { language } = useUi();
  const { bench, question } = useWorkbench();
  const { media } = useKit();
  const [which, setWhich] = useState<'this' | 'all'>('this');
  const [format, setFormat] = useState<ExchangeFormat>('qti');
  const [made, setMade] = useState<Made | null>(null);
  const wanted = `${format} ${which}`;
  const current = made?.of === wanted ? made : null;

  useEffect(() => {
    let gone = false;
    const shown = which === 'this' ? [question] : bench.questions;
    const drafts = shown.map(({ history }) => history.draft);
    const options = {
      name: fileName(question.history.draft, '').slice(0, -1),
      categoryName: (id: string) => id,
      file: async (file: Parameters<typeof media.url>[0]) => {
        const reply = await fetch(await media.url(file));
        return new Uint8Array(await reply.arrayBuffer());
      },
    };
    exportQuestions(drafts.map(questionOf), format, options).then(
      (result) => !gone && setMade({ of: wanted, result }),
      (error: unknown) => {
        if (!(error instanceof ExchangeError)) throw error;
        if (!gone) setMade({ of: wanted, failure: language.startsWith('ar') ? arabicRefusal(error) : error.message });
      },
    );
    return () => {
      gone = true;
    };
  }, [which, format, wanted, question, bench, media, language]);

  const save = async (result: ExportResult) => {
    const name = await files.save(result.name, result.text ?? result.bytes, result.mime);
    if (name !== null) onClose();
  };
  const result = current && 'result' in current ? current.result : null;
  const losses = result?.report.filter(({ outcome }) => outcome !== 'taken') ?? [];

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={w.exporting.title}
      description={w.exporting.text}
      actions={
        <Button variant="primary" disabled={!result} onClick={() => result && void save(result)}>
          {w.exporting.save}
        </Button>
      }
    >
      <Form>
        {bench.questions.length > 1 && (
          <Select
            label={w.exporting.which}
            value={which}
            onChange={setWhich}
            options={[
              { value: 'this', label: w.exporting.this },
              { value: 'all', label: w.exporting.all(bench.questions.length) },
            ]}
          />
        )}
        <Select
          label={w.exporting.format}
          value={format}
          onChange={setFormat}
          options={exchangeFormats.map((value) => ({ value, label: formatNames[value] }))}
        />
        {current && 'failure' in current && (
          <Banner tone="danger" announce title={w.exporting.failed}>
            {current.failure}
          </Banner>
        )}
        {!current && <Skeleton height="48px" />}
        {result && losses.length === 0 && (
          <Banner tone="success" announce>
            {w.exporting.complete}
          </Banner>
        )}
        {losses.length > 0 && <ReportTable report={losses} />}
      </Form>
    </Dialog>
  );
}
