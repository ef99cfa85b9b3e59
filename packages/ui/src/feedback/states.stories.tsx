import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { QuietButton } from '../button/quiet-button.tsx';
import { Card } from '../layout/card.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Illustration } from './illustrations.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const messages = {
  en: {
    empty: 'No questions yet',
    emptyText: 'Questions that you write appear here. Begin with a reading passage, or copy one from another level.',
    create: 'Write a question',
    error: 'The questions could not be loaded',
    errorText: 'The server did not answer. What you typed is kept; check your connection and try again.',
    retry: 'Try again',
    home: 'To the dashboard',
    banners: [
      'You are acting as Sara Ahmed.',
      'Saved on this device.',
      'Offline: kept on this device.',
      'The time is up.',
    ],
    title: 'Signed in as somebody else',
    end: 'End',
    progress: 'Watched',
    upload: 'Uploading',
  },
  ar: {
    empty: 'لا أسئلة بعد',
    emptyText: 'تظهر هنا الأسئلة التي تكتبها. ابدأ بنص للقراءة، أو انسخ سؤالًا من مستوى آخر.',
    create: 'كتابة سؤال',
    error: 'تعذر تحميل الأسئلة',
    errorText: 'لم يستجب الخادم. ما كتبته محفوظ؛ تحقق من اتصالك ثم حاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
    home: 'إلى لوحة التحكم',
    banners: ['أنت تعمل باسم سارة أحمد.', 'حُفظ على هذا الجهاز.', 'لا اتصال: محفوظ على هذا الجهاز.', 'انتهى الوقت.'],
    title: 'الدخول باسم شخص آخر',
    end: 'إنهاء',
    progress: 'شوهد',
    upload: 'جارٍ الرفع',
  },
};

const onRetry = fn();

const meta = { title: 'Design system/Feedback/States', beforeEach: () => void onRetry.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <Card padding="none">
        <EmptyState title={t.empty} action={<Button variant="primary">{t.create}</Button>}>
          {t.emptyText}
        </EmptyState>
      </Card>
    );
  },
};

export const ErrorWithRetry: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <Card padding="none">
        <ErrorState title={t.error} onRetry={onRetry} action={<Button to="#home">{t.home}</Button>} detail="E-502">
          {t.errorText}
        </ErrorState>
      </Card>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.error);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Illustrations: Story = {
  render: () => (
    <Cluster gap={24}>
      {(['tray', 'search', 'done', 'people', 'offline', 'locked', 'broken'] as const).map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Cluster>
  ),
};

function Banners() {
  const t = storyMessages(messages, useUi().language);
  const [isVisible, setIsVisible] = useState(true);
  const [info, success, warning, danger] = t.banners;
  return (
    <Stack gap={12}>
      <Banner title={t.title} action={<QuietButton>{t.end}</QuietButton>}>
        {info}
      </Banner>
      {isVisible && (
        <Banner tone="success" onDismiss={() => setIsVisible(false)}>
          {success}
        </Banner>
      )}
      <Banner tone="warning">{warning}</Banner>
      <Banner tone="danger" announce>
        {danger}
      </Banner>
    </Stack>
  );
}

export const BannerTones: Story = { render: () => <Banners /> };
export const BannerTonesDark: Story = { globals: { theme: 'dark' }, render: () => <Banners /> };

export const LoadingIndicators: Story = {
  render: function Render() {
    const t = storyMessages(messages, useUi().language);
    return (
      <Stack gap={24} style={{ maxInlineSize: 420 }}>
        <Progress label={t.progress} value={0.64} />
        <Progress label={t.progress} value={1} tone="success" />
        <Progress label={t.upload} value={null} />
        <Spinner />
        <Stack gap={8}>
          <Skeleton width="40%" height="22px" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Stack>
    );
  },
};
