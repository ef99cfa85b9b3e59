import { describe, expect, it } from 'vitest';
import { playerCommand } from './player-keys.ts';

const press = (key: string, code = '', held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a key on a player', () => {
  it.each([
    [' ', '', 'toggle'],
    ['k', 'KeyK', 'toggle'],
    ['K', 'KeyK', 'toggle'],
    ['ArrowLeft', '', -5],
    ['ArrowRight', '', 5],
    ['j', 'KeyJ', -10],
    ['l', 'KeyL', 10],
    ['m', 'KeyM', 'mute'],
    ['c', 'KeyC', 'captions'],
    ['5', 'Digit5', undefined],
    ['x', 'KeyX', undefined],
  ])('%j means %s', (key, code, command) => {
    expect(playerCommand(press(key, code), 'other')).toBe(command);
  });

  it('is found by its physical key on a keyboard with other letters, and by its letter on another Latin layout', () => {
    expect(playerCommand(press('ن', 'KeyK'), 'other')).toBe('toggle');
    expect(playerCommand(press('t', 'KeyK'), 'other')).toBeUndefined();
  });

  it('is left to the control that needs it, and to the browser', () => {
    expect(playerCommand(press(' '), 'button')).toBeUndefined();
    expect(playerCommand(press('ArrowLeft'), 'volume')).toBeUndefined();
    expect(playerCommand(press('k', 'KeyK'), 'own')).toBeUndefined();
    expect(playerCommand(press('l', 'KeyL', { ctrlKey: true }), 'other')).toBeUndefined();
  });
});
