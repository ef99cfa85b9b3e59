import type { StoryObj } from '@storybook/react-vite';
import { refuse } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { authorPdfs, pdfReaders } from '../../../testing/fixtures/pdfs.ts';
import { narrow, pageMeta, type PageMeta, shows } from '../../../testing/page-stage.tsx';

const [getPdf] = authorPdfs;
if (!getPdf) throw new Error('The fixtures have no document.');
const calls = { getPdf, listPdfReaders: listOf(pdfReaders) };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/PDF',
  tags: ['!autodocs'],
  args: { path: `/admin/pdfs/${getPdf._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture'],
  play: shows(() => [getPdf.title, ...pdfReaders.map(({ name }) => name)]),
};
export const Narrow: Story = { globals: narrow };
export const NobodyYet: Story = { args: { calls: { ...calls, listPdfReaders: listOf([]) } } };
export const Gone: Story = { args: { calls: { ...calls, getPdf: refuse(404, '') } } };
