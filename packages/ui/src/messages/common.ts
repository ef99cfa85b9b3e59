import type { MessageSet } from './message-set.ts';

const en = {
  loading: 'Loading',
  retry: 'Try again',
  remove: (name: string) => `Remove ${name}`,
  skipToContent: 'Skip to content',
};

/** Messages of what every page may show: loading, retrying, removing, skipping to the content. */
export type CommonMessages = typeof en;

const ar: CommonMessages = {
  loading: 'جارٍ التحميل',
  retry: 'حاول مرة أخرى',
  remove: (name) => `إزالة ${name}`,
  skipToContent: 'انتقل إلى المحتوى',
};

/** Messages of what every page may show: loading, retrying, removing, skipping to the content, by language. */
export const commonMessages: MessageSet<CommonMessages> = { en, ar };
