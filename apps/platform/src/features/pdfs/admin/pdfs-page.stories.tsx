import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listOf, stored } from '../../../testing/fixtures/basics.ts';
import { groups } from '../../../testing/fixtures/people.ts';
import { authorPdfs, pdfContent } from '../../../testing/fixtures/pdfs.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const calls = { listPdfs: listOf(authorPdfs), listGroups: listOf(groups), listLevels: listOf([]) };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/PDFs',
  tags: ['!autodocs'],
  args: { path: '/admin/pdfs', role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { ...calls, listPdfs: listOf([]) } } };

const pdfFile = (content: string, name: string) => new File([content], name, { type: 'application/pdf' });

/** Several files at once: what cannot be read is named before it is sent, and the others become drafts. */
export const Uploading: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      uploadFile: ({ body: { file } }) => {
        const _id = '01980000-0008-7000-8000-000000000301';
        const ref = { id: _id, name: 'speeds.pdf', mime: 'application/pdf', size: file.size };
        return { ...stored(_id), owner: null, sha256: '', ref };
      },
      createPdf: ({ body }) => ({ ...authorPdfs[0]!, title: body.title, status: body.status }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: /PDF/u })[0]!);
    const dialog = await waitFor(() => within(document.body).getByRole('dialog'));
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, [
      pdfFile(pdfContent, 'speeds.pdf'),
      pdfFile('%PDF-1.7 and nothing else', 'damaged.pdf'),
      pdfFile('<html></html>', 'page.pdf'),
    ]);
    await waitFor(() => expect(within(dialog).getByText('damaged.pdf')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('page.pdf')).toBeVisible());
    await waitFor(() => expect(dialog.querySelectorAll('[data-phase="done"]')).toHaveLength(1));
    // What was refused has not been sent.
    await expect(dialog.querySelectorAll('[data-phase]')).toHaveLength(1);
  },
};
