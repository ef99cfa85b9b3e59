import { describe, expect, it } from 'vitest';
import { playerCommand } from './player-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof playerCommand>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('keys of the lecture player', () => {
  it.each([
    [' ', { name: 'toggle' }],
    ['k', { name: 'toggle' }],
    ['J', { name: 'seekBy', seconds: -10 }],
    ['l', { name: 'seekBy', seconds: 10 }],
    ['ArrowLeft', { name: 'seekBy', seconds: -5 }],
    ['0', { name: 'seekTo', share: 0 }],
    ['9', { name: 'seekTo', share: 0.9 }],
    ['<', { name: 'slower' }],
    ['>', { name: 'faster' }],
  ])('%s does what it does in other players', (key, command) => {
    expect(playerCommand(press(key), 'other')).toEqual(command);
  });

  it('are found by their place on a keyboard without Latin letters', () => {
    expect(playerCommand(press('ن', { code: 'KeyK' }), 'other')).toEqual({ name: 'toggle' });
    expect(playerCommand(press('؟', { code: 'Period', shiftKey: true }), 'other')).toEqual({ name: 'faster' });
  });

  it('are left to fields, to the browser, and to the control that has the focus', () => {
    expect(playerCommand(press('k'), 'own')).toBeUndefined();
    expect(playerCommand(press('f', { ctrlKey: true }), 'other')).toBeUndefined();
    expect(playerCommand(press(' '), 'button')).toBeUndefined();
    expect(playerCommand(press('ArrowUp'), 'slider')).toBeUndefined();
    expect(playerCommand(press('x'), 'other')).toBeUndefined();
  });
});
