import fc from 'fast-check';
import { expect, it } from 'vitest';
import { popoverPosition, type PopoverRoom } from './popover-position.ts';

/** The rectangle of a panel that is as high as it may be. */
function rectOf(room: PopoverRoom) {
  const { left, top, bottom, maxHeight } = popoverPosition(room);
  const height = Math.min(room.panel.height, maxHeight);
  const start = top ?? room.window.height - (bottom ?? 0) - height;
  return { left, right: left + room.panel.width, top: start, bottom: start + height };
}

const rooms: fc.Arbitrary<PopoverRoom> = fc
  .record({
    // A phone, a phone with its keyboard open, Storybook's canvas above its panels, a screen.
    window: fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 200, max: 1400 }) }),
    // In the window or scrolled out of it, and higher than it or not.
    x: fc.integer({ min: -500, max: 2500 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    width: fc.integer({ min: 0, max: 1500 }),
    height: fc.integer({ min: 0, max: 3000 }),
    panelHeight: fc.integer({ min: 60, max: 900 }),
    isRtl: fc.boolean(),
  })
  .map(({ window, x, y, width, height, panelHeight, isRtl }) => ({
    window,
    anchor: { left: x, right: x + width, top: y, bottom: y + height },
    panel: { width: Math.min(340, window.width - 16), height: panelHeight },
    isRtl,
  }));

it('is inside the window, wherever its anchor is', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { left, right, top, bottom } = rectOf(room);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(room.window.width - 8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(bottom).toBeLessThanOrEqual(room.window.height - 8);
    }),
  );
});

const lastRow = { top: 740, bottom: 780, left: 24, right: 280 };
const screen = { width: 1280, height: 800 };

it('opens above the last row of a list at the bottom of the window, at the row’s own beginning', () => {
  const panel = { width: 340, height: 380 };
  expect(rectOf({ anchor: lastRow, panel, window: screen, isRtl: false })).toMatchObject({ left: 24, bottom: 736 });
  const mirrored = { ...lastRow, left: 1000, right: 1256 };
  expect(rectOf({ anchor: mirrored, panel, window: screen, isRtl: true })).toMatchObject({ right: 1256, bottom: 736 });
});

it('opens over a pane as high as the window, where it has room', () => {
  const pane = { top: 48, bottom: 860, left: 218, right: 920 };
  const room = { anchor: pane, panel: { width: 340, height: 640 }, window: { width: 1280, height: 860 }, isRtl: false };
  expect(rectOf(room)).toEqual({ left: 218, right: 558, top: 52, bottom: 472 });
});
