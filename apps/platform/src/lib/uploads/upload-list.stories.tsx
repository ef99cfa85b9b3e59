import { ApiError, NetworkError } from '@rubrica/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lose, refuse } from '../../testing/fake-client.ts';
import { uploadReply } from '../../testing/fixtures/files.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { answerCalls, changeReplies } from '../../testing/story-client.ts';
import { useMessages } from '../i18n.ts';
import { en as common } from '../messages/en.ts';
import { setPreferences } from '../storage/preferences.ts';
import { digestOf } from './digest-of.ts';
import { uploadMessages } from './messages.ts';
import { pieceBytes } from './send-options.ts';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';
import type { UploadItem } from './upload-manager.ts';

const megabyte = 1024 * 1024;

const item = (values: Partial<UploadItem> & Pick<UploadItem, 'phase'>): UploadItem => ({
  id: values.phase,
  name: 'Lecture 3 – The passive voice.mp4',
  sizeBytes: 480 * megabyte,
  sentBytes: 180 * megabyte,
  remainingMs: null,
  canPause: true,
  error: null,
  stored: null,
  ...values,
});

const actions = { add: fn(() => []), pause: fn(), resume: fn(), cancel: fn(), forget: fn() };

const texts = {
  en: { label: 'Video', hint: 'MP4 or WebM.' },
  ar: { label: 'الفيديو', hint: 'MP4 أو WebM.' },
};

/** Shows the platform's own texts in the story's language. */
function Stage({ items, unfinished }: { items: UploadItem[]; unfinished: string[] }) {
  const { label, hint } = useMessages(texts);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <UploadField
        kind="video"
        label={label}
        hint={hint}
        multiple
        upload={{
          ...actions,
          items,
          isBusy: false,
          unfinished: unfinished.map((name) => ({
            key: name,
            url: `/api/uploads/${name}`,
            kind: 'video',
            name,
            sizeBytes: 480 * megabyte,
            touchedAt: '2026-09-01T07:00:00.000Z',
          })),
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Platform/Uploads',
  component: Stage,
  tags: ['!autodocs'],
  args: { items: [], unfinished: [] },
  beforeEach: ({ globals }) => setPreferences({ language: globals['language'] === 'ar' ? 'ar' : 'en' }),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Sending: Story = {
  args: { items: [item({ phase: 'sending', remainingMs: 7 * 60_000 - 1 })] },
  play: async ({ canvas }) => {
    const messages = inLanguage(uploadMessages);
    const { name } = item({ phase: 'sending' });
    await expect(canvas.getByRole('progressbar', { name: messages.progress(name) })).toHaveAttribute('value', '0.375');
    await expect(canvas.getByText(messages.minutesLeft(7))).toBeVisible();
    // A screen reader is told the quarters.
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.percent(25));
    await userEvent.click(canvas.getByRole('button', { name: messages.pause(name) }));
    await expect(actions.pause).toHaveBeenCalledWith('sending');
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel(name) }));
    await expect(actions.cancel).toHaveBeenCalledWith('sending');
  },
};

export const Paused: Story = {
  args: { items: [item({ phase: 'paused' })] },
  play: async ({ canvas }) => {
    const { resume } = inLanguage(uploadMessages);
    await userEvent.click(canvas.getByRole('button', { name: resume(item({ phase: 'paused' }).name) }));
    await expect(actions.resume).toHaveBeenCalledWith('paused');
  },
};

export const WithoutConnection: Story = {
  args: { items: [item({ phase: 'offline', error: new NetworkError('finishUpload', 'offline', null) })] },
};

export const Refused: Story = {
  args: {
    items: [
      item({
        phase: 'failed',
        error: new ApiError('finishUpload', 415, {
          message: 'This is a file of the type ZIP, which cannot be used here. Use one of these types: MP4, WEBM.',
          code: 'unsupported_media',
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const { retry } = inLanguage(uploadMessages);
    await expect(canvas.getAllByText(/the type ZIP/u)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: retry(item({ phase: 'failed' }).name) }));
    await expect(actions.resume).toHaveBeenCalledWith('failed');
  },
};

export const Several: Story = {
  args: {
    items: [
      item({ phase: 'done', name: 'Unit 1.pdf', sizeBytes: 3 * megabyte, canPause: false }),
      item({ phase: 'checking', name: 'Unit 2.pdf', sentBytes: 480 * megabyte }),
      item({ phase: 'sending', name: 'الوحدة ٣.pdf', remainingMs: 20_000 }),
      item({
        phase: 'waiting',
        name: 'A very long name of a document that nobody would ever shorten by hand.pdf',
        sentBytes: 0,
      }),
    ],
  },
};

export const LeftUnfinished: Story = {
  args: { unfinished: ['Lecture 3 – The passive voice.mp4', 'محاضرة ٤.mp4'] },
  play: async ({ canvas }) => {
    const messages = inLanguage(uploadMessages);
    await expect(canvas.getByText(messages.unfinished)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.forget('محاضرة ٤.mp4') }));
    await expect(actions.forget).toHaveBeenCalledWith(expect.objectContaining({ name: 'محاضرة ٤.mp4' }));
  },
};

const onStored = fn();

function LiveField() {
  const { label } = useMessages(texts);
  const upload = useUpload({ kind: 'pdf', onStored });
  return <UploadField kind="pdf" label={label} upload={upload} />;
}

export const SmallFileIsStored: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    answerCalls({ uploadFile: lose('offline') });
    onStored.mockClear();
  },
  render: () => <LiveField />,
  play: async ({ canvas }) => {
    const messages = inLanguage(uploadMessages);
    const input = canvas.getByLabelText(new RegExp(inLanguage(texts).label, 'u'), { selector: 'input' });
    await userEvent.upload(input, new File(['%PDF-1.7'], 'Unit 1.pdf', { type: 'application/pdf' }));
    const again = await canvas.findByRole('button', { name: messages.tryNow('Unit 1.pdf') });
    changeReplies({ uploadFile: uploadReply });
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: messages.remove('Unit 1.pdf') })).toBeVisible();
    await expect(onStored).toHaveBeenCalledTimes(1);
    await expect(onStored).toHaveBeenCalledWith(
      expect.objectContaining({ ref: expect.objectContaining({ size: 8 }) }),
      expect.objectContaining({ name: 'Unit 1.pdf' }),
    );
  },
};

const namedDigests: unknown[] = [];

/** A small file is sent with its checksum, which the server compares: what did not arrive as it is here is sent again. */
export const SmallFileDamagedOnTheWay: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  beforeEach: () => {
    namedDigests.length = 0;
    answerCalls({
      uploadFile: (input, name) => {
        namedDigests.push(input.body.sha256);
        return namedDigests.length === 1 ? refuse(422, 'It was damaged.')(input, name) : uploadReply(input);
      },
    });
  },
  render: () => <LiveField />,
  play: async ({ canvas }) => {
    const messages = inLanguage(uploadMessages);
    const input = canvas.getByLabelText(new RegExp(inLanguage(texts).label, 'u'), { selector: 'input' });
    const file = new File(['%PDF-1.7'], 'Unit 2.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    await expect(await canvas.findByText('It was damaged.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.retry('Unit 2.pdf') }));
    await expect(await canvas.findByRole('button', { name: messages.remove('Unit 2.pdf') })).toBeVisible();
    const digest = await digestOf(file);
    await expect(namedDigests).toEqual([digest, digest]);
  },
};

/** A network that asks to log in to it replies to everything with a page, and that it is well. */
class PortalRequest extends XMLHttpRequest {
  override open(): void {
    super.open('GET', location.href);
  }
}

/** A large file goes on by itself once somebody has logged in to the network. */
export const LargeFileBehindALogIn: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  beforeEach: () => {
    const { XMLHttpRequest: own } = globalThis;
    globalThis.XMLHttpRequest = PortalRequest;
    return () => {
      globalThis.XMLHttpRequest = own;
    };
  },
  render: () => <LiveField />,
  play: async ({ canvas }) => {
    const messages = inLanguage(uploadMessages);
    const input = canvas.getByLabelText(new RegExp(inLanguage(texts).label, 'u'), { selector: 'input' });
    const bytes = new Uint8Array(pieceBytes + 1);
    await userEvent.upload(input, new File([bytes], 'Unit 3.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(common.problem.foreign)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.tryNow('Unit 3.pdf') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel('Unit 3.pdf') }));
    await expect(canvas.queryByText('Unit 3.pdf')).toBeNull();
  },
};
