import { Button, Menu } from '@rubrica/ui';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** What the address says of a list, besides its page. */
const filters = ['search', 'sort', 'role', 'status', 'invitation'] as const;

/** Saves the list of users as a file, all pages of it, with the filters that are set. */
export function ExportMenu() {
  const m = useMessages({ en, ar });
  const [address] = useSearchParams();
  const [save, isSaving] = useExclusive(async (format: 'xlsx' | 'csv') => {
    const query = new URLSearchParams();
    for (const name of filters) {
      const value = address.get(name);
      if (value) query.set(name, value);
    }
    try {
      await downloadFile(`/api/users/export.${format}?${query}`, `${m.title}.${format}`);
    } catch {
      toast.error(m.exportFailed);
    }
  });
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download aria-hidden="true" />} loading={isSaving}>
          {m.export}
        </Button>
      }
      items={[
        { label: m.exportXlsx, onSelect: () => void save('xlsx') },
        { label: m.exportCsv, onSelect: () => void save('csv') },
      ]}
    />
  );
}
