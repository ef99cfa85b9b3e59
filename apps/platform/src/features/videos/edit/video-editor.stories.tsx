import type { Video } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { meetConflict } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { recordingId, uploadReply } from '../../../testing/fixtures/files.ts';
import { groups, levels } from '../../../testing/fixtures/people.ts';
import { tinyVideoFile } from '../../../testing/fixtures/tiny-video.ts';
import { lectureVideo } from '../../../testing/fixtures/videos.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { editPath } from '../video-address.ts';
import { newVideo, openVideoDrafts, type VideoDraft } from './video-draft.ts';

/** What waits for its reply. */
const replies: PromiseWithResolvers<void>[] = [];
const reply = async () => {
  const gate = Promise.withResolvers<void>();
  replies.push(gate);
  await gate.promise;
};

const created: { title: string; durationMs: number; poster: string | null }[] = [];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Video editor',
  tags: ['!autodocs'],
  args: {
    path: editPath(lectureVideo._id),
    role: 'admin',
    calls: {
      getVideo: lectureVideo,
      listLevels: listOf(levels),
      listGroups: listOf(groups),
      uploadFile: uploadReply,
      createVideo: ({ body: { source: _, ...body } }): Video => {
        created.push(body);
        return { ...lectureVideo, ...body };
      },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = () => inLanguage({ en, ar });
const titleField = (page: ReturnType<typeof within>) =>
  page.getByRole('textbox', { name: new RegExp(texts().form.title, 'u') });
const entered: VideoDraft['fields'] = {
  title: 'Listening, part one',
  description: '',
  level: '',
  groups: [],
  order: '4',
  isPublished: false,
};
/** As if the page had been loaded again before these changes were saved. */
const keep = (id: string, draft: VideoDraft) => () => openVideoDrafts().store(id, lectureVideo.rev, draft);
const readKept = (id: string) => openVideoDrafts().read(id);
const fresh = { path: editPath() };

export const Stored: Story = {};
export const Narrow: Story = { globals: narrow };
export const NewVideo: Story = { args: fresh };

export const Uploaded: Story = {
  name: 'A file gives its length, a poster and a title',
  tags: ['!dev', 'one-language'],
  args: fresh,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, tinyVideoFile('unit-3_listening.webm'));
    await expect(page.getByRole('textbox', { name: new RegExp(texts().form.title, 'u') })).toHaveValue(
      'unit 3 listening',
    );
    await expect(await page.findByText(new RegExp(texts().source.uploaded, 'u'))).toHaveTextContent('0:03');
    await expect(await page.findByRole('img', { name: texts().poster.alt })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    await waitFor(() => expect(created.at(-1)).toMatchObject({ title: 'unit 3 listening', durationMs: 3000 }));
    await expect(created.at(-1)?.poster).not.toBeNull();
  },
};

export const NotAVideo: Story = {
  name: 'A file that the browser cannot play is refused before it is sent',
  tags: ['!dev'],
  args: fresh,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['no film'], 'film.mp4', { type: 'video/mp4' }));
    await expect(await within(canvasElement).findByText(texts().source.problems.format)).toBeVisible();
  },
};

export const LinkNotEncrypted: Story = {
  name: 'A link that cannot be played says so at once',
  tags: ['!dev'],
  args: fresh,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: texts().source.link }));
    const address = page.getByRole('textbox', { name: texts().source.address });
    await userEvent.type(address, 'http://media.example/a.mp4{Enter}');
    await expect(await page.findByText(texts().source.problems['not-https'])).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://media.invalid/a.mp4{Enter}');
    await expect(await page.findByText(texts().source.problems.unreachable)).toBeVisible();
  },
};

export const RefusedCaptions: Story = {
  name: 'A file that holds no captions says what it should hold',
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts().captions.add }));
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['Dear all,'], 'letter.srt'));
    await expect(await within(dialog).findByText(texts().captions.refused['not-captions']())).toBeVisible();
  },
};

export const SavedTwice: Story = {
  name: 'Of two saves a person chooses',
  tags: ['!dev', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      updateVideo: meetConflict('updateVideo', { ...lectureVideo, rev: 9, title: 'Their title' }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const title = page.getByRole('textbox', { name: new RegExp(texts().form.title, 'u') });
    await userEvent.type(title, '!');
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: texts().form.takeTheirs }));
    await waitFor(() => expect(title).toHaveValue('Their title'));
  },
};

export const Kept: Story = {
  name: 'What was entered before a reload is still there, and can be dropped',
  args: { leave: keep(lectureVideo._id, { fields: entered, poster: null, chosen: null }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    await expect(titleField(page)).toHaveValue(entered.title);
    await expect(page.getByText(texts().editor.restored)).toBeVisible();
  },
};

export const Dropped: Story = {
  ...Kept,
  name: 'Changes are kept on this device until they are dropped or undone',
  tags: ['!dev', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: texts().editor.drop }));
    const title = titleField(page);
    await waitFor(() => expect(title).toHaveValue(lectureVideo.title));
    await expect(page.queryByText(texts().editor.restored)).toBeNull();
    await expect(readKept(lectureVideo._id)).toBeNull();
    await userEvent.type(title, '!');
    await waitFor(() => expect(readKept(lectureVideo._id)?.draft.fields.title).toBe(`${lectureVideo.title}!`));
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(readKept(lectureVideo._id)).toBeNull());
  },
};

export const KeptUpload: Story = {
  name: 'The uploaded file of a new video is not chosen again after a reload',
  tags: ['!dev', 'one-language'],
  args: {
    ...fresh,
    leave: keep(newVideo, {
      fields: entered,
      poster: null,
      chosen: { source: lectureVideo.source, durationMs: lectureVideo.durationMs },
    }),
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    await expect(page.getByText(new RegExp(texts().source.uploaded, 'u'))).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    await waitFor(() => expect(created.at(-1)).toMatchObject({ title: entered.title, durationMs: 3000 }));
    await waitFor(() => expect(readKept(newVideo)).toBeNull());
  },
};

export const TypedWhileSaving: Story = {
  name: 'What is typed and chosen while a save is on its way stays',
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      updateVideo: async ({ body: { source: _, ...body } }): Promise<Video> => {
        await reply();
        return { ...lectureVideo, ...body, rev: body.rev + 1 };
      },
    },
  },
  play: async ({ canvasElement }) => {
    replies.length = 0;
    await pageIsShown();
    const page = within(canvasElement);
    const description = page.getByRole('textbox', { name: new RegExp(texts().form.description, 'u') });
    await userEvent.type(titleField(page), '!');
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    await waitFor(() => expect(replies).toHaveLength(1));
    await userEvent.clear(description);
    await userEvent.type(description, 'Since then');
    await userEvent.click(page.getByRole('button', { name: texts().source.replace }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, tinyVideoFile('another.webm'));
    await expect(await page.findByText(new RegExp(texts().source.uploaded, 'u'))).toBeVisible();
    // Its poster comes last.
    await waitFor(() => expect(readKept(lectureVideo._id)?.draft.poster).toBe(recordingId));
    replies[0]?.resolve();
    await expect(await screen.findByText(texts().form.saved)).toBeVisible();
    await waitFor(() =>
      expect(readKept(lectureVideo._id)).toMatchObject({
        rev: lectureVideo.rev + 1,
        draft: { fields: { title: `${lectureVideo.title}!`, description: 'Since then' } },
      }),
    );
    await expect(readKept(lectureVideo._id)?.draft.chosen).not.toBeNull();
    await expect(description).toHaveValue('Since then');
    await expect(page.getByText(new RegExp(texts().source.uploaded, 'u'))).toBeVisible();
    await expect(page.getByText(texts().form.unsaved)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    await waitFor(() => expect(replies).toHaveLength(2));
    replies[1]?.resolve();
    await waitFor(() => expect(page.queryByText(texts().form.unsaved)).toBeNull());
    await expect(readKept(lectureVideo._id)).toBeNull();
  },
};

export const TypedWhileCreating: Story = {
  name: 'What is typed while a new video is saved is there at its own address',
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    ...KeptUpload.args,
    calls: {
      ...meta.args.calls,
      createVideo: async ({ body: { source: _, ...body } }): Promise<Video> => {
        await reply();
        return { ...lectureVideo, ...body };
      },
    },
  },
  play: async ({ canvasElement }) => {
    replies.length = 0;
    await pageIsShown();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: texts().form.save }));
    await waitFor(() => expect(replies).toHaveLength(1));
    await userEvent.type(titleField(page), ' and two');
    replies[0]?.resolve();
    await expect(await page.findByRole('heading', { level: 1, name: lectureVideo.title })).toBeVisible();
    await expect(titleField(page)).toHaveValue(`${entered.title} and two`);
    await expect(page.getByText(texts().editor.restored)).toBeVisible();
    await expect(readKept(newVideo)).toBeNull();
  },
};

export const ReplacedByKeyboard: Story = {
  name: 'The focus is never lost where a button or a field has done its work',
  tags: ['!dev', 'no-picture', 'one-language'],
  args: { leave: keep(lectureVideo._id, { fields: entered, poster: null, chosen: null }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    page.getByRole('button', { name: texts().source.replace }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('radio', { name: texts().source.file })).toHaveFocus());

    page.getByRole('button', { name: texts().poster.upload }).focus();
    await userEvent.keyboard('{Enter}');
    const picture = await page.findByLabelText(texts().poster.upload, { selector: 'input' });
    await userEvent.upload(picture, new File(['picture'], 'poster.png', { type: 'image/png' }));
    await waitFor(() => expect(picture).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('button', { name: texts().poster.upload })).toHaveFocus());

    page.getByRole('button', { name: texts().editor.drop }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText(texts().editor.restored)).toBeNull());
    await waitFor(() => expect(titleField(page).closest('[tabindex="-1"]')).toHaveFocus());
  },
};

export const Shortened: Story = {
  name: 'A shorter video warns of what was set to later times',
  tags: ['!dev', 'no-picture', 'one-language'],
  args: { calls: { ...meta.args.calls, getVideo: { ...lectureVideo, durationMs: 12_000, questionCount: 2 } } },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const warning = texts().source.shorter('0:03', '0:12');
    await expect(page.queryByText(warning)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: texts().source.replace }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, tinyVideoFile('shorter.webm'));
    await expect(await page.findByText(warning)).toBeVisible();
  },
};
