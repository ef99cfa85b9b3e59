import { expect, it, onTestFinished, vi } from 'vitest';
import { createPendingAnswerStore } from './pending-answer-store.ts';

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

it('is opened also where the browser stores nothing for the tab', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(() => createPendingAnswerStore('salma')).not.toThrow();
});
