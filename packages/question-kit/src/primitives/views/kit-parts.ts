import type { ComponentType } from 'react';
import type { PlayerProps } from '../player/player-props.ts';
import type { RecorderProps } from '../recorder/recorder-props.ts';

/** Components that a host may replace. Each receives the props of the kit's own component. */
export interface KitParts {
  Player?: ComponentType<PlayerProps> | undefined;
  Recorder?: ComponentType<RecorderProps> | undefined;
}
