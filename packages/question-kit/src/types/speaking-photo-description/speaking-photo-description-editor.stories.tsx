import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import type { Draft } from '../../assembly/core/question.ts';
import { messagesOf } from '../../families/speaking/editor/stories/messages-of.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { defaultSpeakingPhotoDescriptionBlock } from './defaults.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'SpeakingPhotoDescription' ? found : undefined;
};
const draft = oneBlockDraft('SpeakingPhotoDescription');

const meta = {
  title: 'Editor/Talk about a photo',
  component: StoryEditor,
  args: { draft, onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A photo is chosen first; its description is then asked for, where the focus is. */
export const AddAPhoto: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: { ...draft, questions: [{ ...defaultSpeakingPhotoDescriptionBlock(), id: 'new' }] } },
  play: async ({ canvas, globals }) => {
    const { m, own } = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: own.addPhoto }));
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The dialog asks for a file.');
    await userEvent.upload(input, new File(['GIF89a'], 'harbour.gif', { type: 'image/gif' }));
    await waitFor(() => expect(block()?.content[0]?.image.name).toBe('harbour.gif'));
    await waitFor(() => expect(document.querySelector('[data-issue="speaking-photo-alt-missing"]')).toBeVisible());

    const alt = await canvas.findByRole('textbox', { name: new RegExp(own.alt, 'u') });
    await waitFor(() => expect(alt).toHaveFocus());
    await userEvent.keyboard('A harbour in the evening');
    await expect(block()?.content[0]?.alt).toBe('A harbour in the evening');
    await waitFor(() => expect(document.querySelector('[data-issue="speaking-photo-alt-missing"]')).toBeNull());
  },
};

/** Photos are put in order and copied from their menu. */
export const InOrder: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { m, own } = messagesOf(globals);
    const menuOf = (photo: number) => canvas.getByRole('button', { name: m.outline.more(own.item.photo(photo)) });
    await chooseFromMenu(menuOf(1), new RegExp(m.actions.moveDown, 'u'));
    await waitFor(() =>
      expect(block()?.content.map(({ image }) => image.id)).toEqual(['file-photo-market', 'file-photo-harbour']),
    );
    await chooseFromMenu(menuOf(2), m.actions.duplicate);
    await expect(block()?.content).toHaveLength(3);
    const ids = block()?.content.map(({ id }) => id);
    await expect(new Set(ids).size).toBe(3);
  },
};

export const WithoutUploads: Story = {
  tags: ['!dev'],
  args: {
    uploads: false,
    draft: { ...draft, questions: [{ ...defaultSpeakingPhotoDescriptionBlock(), id: 'new' }] },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals).own.noUploads)).toBeVisible();
  },
};

export const InArabic: Story = { args: { draft: oneBlockDraft('SpeakingPhotoDescription', 1) } };

/** A block that comes with a task says where it is set. */
export const FromATask: Story = {
  args: { draft: oneBlockDraft('VideoSpeaking') },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals).m.block.fromTask)).toBeVisible();
  },
};
