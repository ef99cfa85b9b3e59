import { everyone } from './case.ts';

const digest = { isOn: true, hour: 18, quietHours: null };

/** Notices are one's own: the calls name no other person, and pass over ids that are not the caller's. */
export const noticeCases = {
  listNotices: [{ args: () => ({}), access: everyone }],
  markNoticesRead: [{ args: () => ({ body: { until: '2026-03-02T15:00:00.000Z' } }), access: everyone }],
  getNoticeChoices: [{ args: () => ({}), access: everyone }],
  updateNoticeChoices: [{ args: () => ({ body: { channels: {}, digest } }), access: everyone }],
};
