import type { ComponentType } from 'react';
import type { PlayerProps } from '../player/player-props.ts';
import type { RecorderProps } from '../recorder/recorder-props.ts';

/** Parts that a host may put its own in place of. Each is given what the kit's own would be given. */
export interface KitParts {
  Player?: ComponentType<PlayerProps> | undefined;
  Recorder?: ComponentType<RecorderProps> | undefined;
}
