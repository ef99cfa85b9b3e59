import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { quayPhoto } from './fixtures.ts';

const onDraft = fn<(draft: Draft) => void>();

const meta = {
  title: 'Editor/Photo description',
  component: StoryEditor,
  args: { draft: oneBlockDraft('WritingPhotoDescription'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photo is missed where the task is written, and added from there; its description is asked for at once. */
export const AddThePhoto: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await waitFor(() => expect(document.querySelector('[data-issue="photo-missing"]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: m.writingSource.addImage }));
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('A file is asked for.');
    await userEvent.upload(input, new File(['GIF89a'], 'boat.gif', { type: 'image/gif' }));
    await waitFor(() => expect(onDraft.mock.lastCall?.[0].input[0]).toMatchObject({ kind: 'image', alt: '' }));
    const alt = () => canvas.getByRole('textbox', { name: new RegExp(`^${m.stimulus.alt}`, 'u') });
    await waitFor(() => expect(alt()).toHaveFocus());
    await userEvent.type(alt(), 'A boat');
    const form = within(canvas.getByRole('region', { name: m.panes.form }));
    await waitFor(() => expect(form.getByText('A boat', { selector: 'p' })).toBeVisible());
    await expect(document.querySelector('[data-issue="photo-missing"]')).toBeNull();
  },
};

/** A page that is named a picture is not taken: what it is says so beside it, and another can be chosen at once. */
export const NoPicture: Story = {
  tags: ['!dev', 'no-picture', 'plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.writingSource.addImage }));
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('A file is asked for.');
    const page = new File(['<svg onload="alert(1)">'], 'boat.png', { type: 'image/png' });
    await userEvent.upload(input, page);
    await expect(await within(dialog).findByText(m.stimulus.notOfKind.image('boat.png'))).toBeVisible();
    await expect(onDraft.mock.lastCall?.[0].input ?? []).toEqual([]);
    await userEvent.upload(input, new File(['GIF89a'], 'boat.gif', { type: 'image/gif' }));
    await waitFor(() => expect(onDraft.mock.lastCall?.[0].input[0]).toMatchObject({ kind: 'image' }));
  },
};

/** From the task one press leads to the photo's description. */
export const WithPhoto: Story = {
  args: { draft: { ...oneBlockDraft('WritingPhotoDescription'), input: [quayPhoto] } },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.writingSource.change }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: new RegExp(`^${m.stimulus.alt}`, 'u') })).toHaveFocus(),
    );
  },
};

/** Where files cannot be stored it says so. */
export const WithoutUploads: Story = {
  tags: ['!dev'],
  args: { uploads: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals).writingSource.noUpload)).toBeVisible();
  },
};
