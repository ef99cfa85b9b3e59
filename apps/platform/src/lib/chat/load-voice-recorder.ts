import type { ComponentType } from 'react';
import type { VoiceRecorderProps } from './voice-recorder.tsx';

/** A recorder that has been loaded. */
export interface LoadedRecorder {
  View: ComponentType<VoiceRecorderProps>;
}

/** What records voice messages is loaded with the first one: as a whole before it is shown, so that nothing changes where it cannot be. */
export const voiceRecorder = {
  load: async (): Promise<LoadedRecorder> => ({ View: (await import('./voice-recorder.tsx')).VoiceRecorder }),
};
