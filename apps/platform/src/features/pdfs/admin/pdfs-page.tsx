import type { Pdf } from '@rubrica/api-client/contract';
import { Chip, RouteLink } from '@rubrica/ui';
import { BookOpen, Pencil, Send, Trash2, Undo2, Upload, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useGroupOptions, useNamedOptions } from '../../../lib/options/use-options.ts';
import { ResourcePage, type ResourceColumn } from '../../../lib/resource/resource-page.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { ar, en } from '../messages.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { PdfDialog } from './pdf-dialog.tsx';
import { toPdfBody } from './to-pdf-body.ts';

const statuses = ['published', 'draft'] as const;

/** All documents: upload, publish to groups, and the way to their readers. */
export function PdfsPage() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { number, date } = useFormat();
  const pdfs = useResource('Pdf');
  const groups = useGroupOptions();
  const levels = useNamedOptions('levels');

  const columns = useMemo<ResourceColumn<'Pdf'>[]>(
    () => [
      {
        key: 'title',
        header: m.columns.title,
        sortable: true,
        primary: true,
        cell: ({ _id, title }) => <RouteLink to={`/admin/pdfs/${_id}`}>{title}</RouteLink>,
      },
      {
        key: 'status',
        header: m.columns.status,
        sortable: true,
        cell: ({ status }) => <Chip tone={status === 'published' ? 'success' : 'neutral'}>{m.statuses[status]}</Chip>,
      },
      { key: 'level', header: m.columns.level, cell: ({ levelName }) => levelName || '–' },
      {
        key: 'pageCount',
        header: m.columns.pages,
        sortable: true,
        align: 'end',
        cell: ({ pageCount }) => number(pageCount),
      },
      {
        key: 'readers',
        header: m.columns.readers,
        align: 'end',
        cell: ({ counts }) => (counts ? m.readers(counts.readers, counts.assigned) : '–'),
      },
      { key: 'order', header: m.columns.order, sortable: true, align: 'end', cell: ({ order }) => number(order) },
      {
        key: 'updatedAt',
        header: m.columns.updated,
        sortable: true,
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{date(updatedAt)}</time>,
      },
    ],
    [date, m, number],
  );

  const setStatus = async (rows: readonly Pdf[], status: Pdf['status']) => {
    try {
      for (const { _id } of rows) await pdfs.amend(_id, (stored) => ({ ...toPdfBody(stored), status }));
    } finally {
      await pdfs.invalidate();
    }
    return status === 'published' ? m.published(rows.length) : m.takenBack(rows.length);
  };

  return (
    <ResourcePage
      resource={pdfs}
      messages={m}
      columns={columns}
      rowName={({ title }) => title}
      isCompact
      create={{ label: m.add, icon: <Upload aria-hidden="true" /> }}
      editor={(pdf, onClose) => (pdf ? <PdfDialog pdf={pdf} onClose={onClose} /> : <UploadDialog onClose={onClose} />)}
      filters={[
        { name: 'status', options: statuses.map((status) => ({ value: status, label: m.statuses[status] })) },
        { name: 'group', options: groups, select: { label: m.group, all: m.allGroups } },
        { name: 'level', options: levels, select: { label: m.level, all: m.allLevels } },
      ]}
      bulkActions={[
        {
          label: m.publish,
          appliesTo: ({ status }) => status === 'draft',
          change: (rows) => setStatus(rows, 'published'),
        },
        {
          label: m.unpublish,
          appliesTo: ({ status }) => status === 'published',
          change: (rows) => setStatus(rows, 'draft'),
        },
      ]}
      rowActions={(pdf, onEdit) => [
        { label: m.read, icon: <BookOpen aria-hidden="true" />, to: `/admin/pdfs/${pdf._id}?read` },
        { label: m.details, icon: <Users aria-hidden="true" />, to: `/admin/pdfs/${pdf._id}` },
        { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
        pdf.status === 'draft'
          ? { label: m.publish, icon: <Send aria-hidden="true" />, change: () => setStatus([pdf], 'published') }
          : { label: m.unpublish, icon: <Undo2 aria-hidden="true" />, change: () => setStatus([pdf], 'draft') },
        { divider: true },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          change: async () => (await pdfs.remove.mutateAsync(pdf._id)).message,
          confirm: { title: m.removeTitle(pdf.title), body: m.removeBody },
        },
      ]}
    />
  );
}
