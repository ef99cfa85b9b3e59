import { describe, expect, it } from 'vitest';
import { playerAct } from './player-keys.ts';

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
  ])('%j asks for %s', (key, code, act) => {
    expect(playerAct(press(key, code), 'other')).toBe(act);
  });

  it('is found by its place on a keyboard of other letters, and by its letter on one that is laid out otherwise', () => {
    expect(playerAct(press('ن', 'KeyK'), 'other')).toBe('toggle');
    expect(playerAct(press('t', 'KeyK'), 'other')).toBeUndefined();
  });

  it('stays with the control that needs it, and with the browser', () => {
    expect(playerAct(press(' '), 'button')).toBeUndefined();
    expect(playerAct(press('ArrowLeft'), 'volume')).toBeUndefined();
    expect(playerAct(press('k', 'KeyK'), 'own')).toBeUndefined();
    expect(playerAct(press('l', 'KeyL', { ctrlKey: true }), 'other')).toBeUndefined();
  });
});
