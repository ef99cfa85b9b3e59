import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { meetConflict, pending } from '../../../testing/fake-client.ts';
import { listOf, stored } from '../../../testing/fixtures/basics.ts';
import { groups } from '../../../testing/fixtures/people.ts';
import { authorPdfs, pdfContent } from '../../../testing/fixtures/pdfs.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { ar as commonAr } from '../../../lib/messages/ar.ts';
import { en as commonEn } from '../../../lib/messages/en.ts';
import { ar as resourceAr, en as resourceEn } from '../../../lib/resource/messages.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar, en } from '../messages.ts';

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

const saved: unknown[] = [];
const published = authorPdfs[0]!;
/** The document as a colleague has left it since the list was fetched: with another file and other groups. */
const changed = {
  ...published,
  groups: [groups[1]!._id],
  file: { ...published.file, id: '01980000-0008-7000-8000-000000000302' },
};

/** What a menu and the dialog do not change stays as it is now, whatever a colleague has changed since the list was fetched. */
export const ChangedAfterAnEdit: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listPdfs: listOf([published]),
      getPdf: changed,
      updatePdf: ({ body }) => {
        saved.push(body);
        if (body.base?.file === published.file.id) return meetConflict('updatePdf', changed)();
        return changed;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    const [m, common] = [inLanguage({ en, ar }), inLanguage({ en: commonEn, ar: commonAr })];
    const menu = () => canvas.getByRole('button', { name: common.actionsFor(published.title) });
    await chooseFromMenu(menu(), m.unpublish);
    await waitFor(() =>
      expect(saved).toMatchObject([{ status: 'draft', groups: changed.groups, file: changed.file.id }]),
    );
    await chooseFromMenu(menu(), common.edit);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    // The groups that the colleague has set come into the form first.
    const { changedMeanwhile } = inLanguage({ en: resourceEn, ar: resourceAr });
    await expect(await dialog.findByText(changedMeanwhile.merged)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    await waitFor(() => expect(saved[2]).toMatchObject({ groups: changed.groups, file: changed.file.id }));
  },
};

/** A document is not saved while its new file is on its way: students would go on reading the old one. */
export const ReplacementOnItsWay: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listPdfs: listOf([published]),
      uploadFile: pending,
      updatePdf: ({ body }) => {
        saved.push(body);
        return published;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    const [m, common] = [inLanguage({ en, ar }), inLanguage({ en: commonEn, ar: commonAr })];
    await chooseFromMenu(canvas.getByRole('button', { name: common.actionsFor(published.title) }), common.edit);
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, pdfFile(pdfContent, 'speeds.pdf'));
    await waitFor(() => expect(dialog.querySelector('[data-phase]')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: common.save }));
    await expect(await within(dialog).findByText(m.form.fileNotSent)).toBeVisible();
    await expect(saved).toEqual([]);
  },
};

/** A file that cannot be read any more is named, and holds up none of the others. */
export const UnreadableFile: Story = {
  tags: ['no-picture', 'one-language'],
  args: Uploading.args ?? {},
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: /PDF/u })[0]!);
    const dialog = await screen.findByRole('dialog');
    const gone = Object.assign(pdfFile(pdfContent, 'gone.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }),
    });
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, [
      gone,
      pdfFile(pdfContent, 'speeds.pdf'),
    ]);
    await waitFor(() => expect(within(dialog).getByText(en.upload.unchecked, { exact: false })).toBeVisible());
    await waitFor(() => expect(dialog.querySelectorAll('[data-phase="done"]')).toHaveLength(1));
    await expect(within(dialog).queryByText(en.upload.reading, { exact: false })).toBeNull();
  },
};

/** A place in lists is read from the digits of any keyboard. */
export const PlaceOfAnArabicKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listPdfs: listOf([published]),
      updatePdf: ({ body }) => {
        saved.push(body);
        return published;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    await chooseFromMenu(canvas.getByRole('button', { name: commonEn.actionsFor(published.title) }), commonEn.edit);
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: en.form.order });
    await userEvent.clear(field);
    await userEvent.type(field, '٢٠');
    await userEvent.click(dialog.getByRole('button', { name: commonEn.save }));
    await waitFor(() => expect(saved).toMatchObject([{ order: 20 }]));
  },
};
