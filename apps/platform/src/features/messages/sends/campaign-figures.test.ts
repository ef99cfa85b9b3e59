import type { WhatsAppCampaign } from '@rubrica/api-client/contract';
import { expect, test } from 'vitest';
import { campaignOf, countsOf } from '../../../testing/fixtures/whatsapp-sends.ts';
import { doneOf, refreshOf, refreshOfAll } from './campaign-figures.ts';

const campaign = (state: WhatsAppCampaign['state'], counts: Parameters<typeof countsOf>[0]) =>
  campaignOf(1, { state, counts: countsOf(counts) });

test('what waits or is being sent is not done, whatever else became of the rest', () => {
  expect(doneOf(campaign('running', { queued: 3, sending: 1, delivered: 2, failed: 1, unknown: 1 }))).toBe(4);
  expect(doneOf(campaign('finished', { cancelled: 1, read: 3 }))).toBe(4);
});

test('what was not sent because the whole send was cancelled is not done', () => {
  expect(doneOf(campaign('cancelled', { cancelled: 3, read: 1 }))).toBe(1);
});

test('a send is looked at again while it can still change by itself', () => {
  const running = refreshOf(campaign('running', { queued: 1 }));
  const arriving = refreshOf(campaign('finished', { accepted: 1 }));
  expect(running).toBeLessThan(Number(arriving));
  expect(refreshOf(campaign('paused', { queued: 1, sending: 1 }))).toBe(running);
  expect(refreshOf(campaign('paused', { queued: 1 }))).toBe(false);
  expect(refreshOf(campaign('finished', { read: 1, failed: 1, unknown: 1 }))).toBe(false);
  expect(refreshOf(campaign('running', { queued: 1 }), true)).toBeGreaterThan(Number(running));
  expect(refreshOf(undefined)).toBe(false);
});

test('a list is looked at again as often as what changes most in it', () => {
  const [running, over] = [campaign('running', { queued: 1 }), campaign('finished', { read: 1 })];
  expect(refreshOfAll([over, running])).toBe(refreshOf(running));
  expect(refreshOfAll([over])).toBe(false);
  expect(refreshOfAll(undefined)).toBe(false);
});
