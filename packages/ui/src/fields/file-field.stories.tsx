import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

const messages = {
  en: { photo: 'Photo', hint: 'A picture that the student describes.', failed: 'The connection was lost.' },
  ar: { photo: 'الصورة', hint: 'صورة يصفها الطالب.', failed: 'انقطع الاتصال.' },
};

function PhotoField(props: FileFieldProps) {
  const t = storyMessages(messages, useUi().language);
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <FileField
      {...props}
      label={t.photo}
      hint={t.hint}
      files={files.map((file) => (file.error ? { ...file, error: t.failed } : file))}
      onSelect={(selected) => {
        props.onSelect(selected);
        setFiles([
          ...files,
          ...selected.map((file) => ({ id: file.name, name: file.name, sizeBytes: file.size, isUploaded: true })),
        ]);
      }}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={fn()}
    />
  );
}

const meta = {
  title: 'Design system/Fields/FileField',
  component: FileField,
  args: { label: 'Photo', accept: 'image/*', maxBytes: 5 * 1024 * 1024, onSelect: fn() },
  render: (args) => <PhotoField {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

export const RejectsFilesThatAreTooLarge: Story = {
  args: { maxBytes: 1024 },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByLabelText(new RegExp(storyMessages(messages, globals['language']).photo, 'u'), {
      selector: 'input',
    });
    await userEvent.upload(input, file('harbour.png', 'image/png'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByText('harbour.png')).toBeVisible();
    await userEvent.upload(input, file('huge.png', 'image/png', 4000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('huge.png');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /harbour\.png/u }));
    await expect(canvas.queryByText('harbour.png')).toBeNull();
  },
};

export const UploadStates: Story = {
  args: {
    multiple: true,
    files: [
      { id: '1', name: 'harbour-at-dawn.jpg', sizeBytes: 2_400_000, progress: 0.62 },
      {
        id: '2',
        name: 'a-very-long-name-of-a-recording-from-a-telephone-2026-03-01.webm',
        sizeBytes: 980_000,
        isUploaded: true,
      },
      { id: '3', name: 'market.png', sizeBytes: 480_000, error: 'failed' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };
