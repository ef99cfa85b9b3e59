import { QuietButton } from '@rubrica/ui';
import { Download } from 'lucide-react';

export function ExportButton({ onExport }: { onExport: () => void }) {
  return (
    <QuietButton tone="accent" icon={<Download aria-hidden="true" />} onClick={onExport}>
      Export
    </QuietButton>
  );
}
