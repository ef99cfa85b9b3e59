import { writerOf } from '../messages/writer.ts';

const { number, counted } = writerOf('en');
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Player messages in English. */
export const playerEn = {
  playerPlay: 'Play',
  playerPause: 'Pause',
  playerPosition: 'Position',
  playerAt: (time: string, length: string): string => `${time} of ${length}`,
  playerSpeed: 'Speed',
  playerRate: (rate: number): string => `${exact.format(rate)}×`,
  playerMute: 'Mute',
  playerUnmute: 'Unmute',
  playerVolume: 'Volume',
  playerPercent: (share: number): string => `${number(Math.round(share * 100))}%`,
  playerCaptions: 'Captions',
  playerFullscreen: 'Full screen',
  playerExitFullscreen: 'Exit full screen',
  playerTranscript: 'Transcript',
  playerDownload: 'Download',
  playerLoading: 'Loading …',
  playerFailed: 'Playback failed. Check your connection and try again: it continues where it stopped.',
  playerTryAgain: 'Try again',
  playerNoCaptions: 'The captions could not be loaded.',
  playerLimit: (limit: number): string =>
    counted(limit, {
      one: 'You can play this once. Pausing is fine; going back is not possible.',
      other: 'You can play this # times. Pausing is fine; going back is not possible.',
    }),
  playerCurrent: (play: number, limit: number): string => `Play ${number(play)} of ${number(limit)}.`,
  playerPaused: 'Paused: resuming does not count as another play.',
  playerLeft: (left: number): string => counted(left, { one: 'You can play it once more.', other: '# plays left.' }),
  playerLimitReached: 'You have used all your plays. Answer from memory and your notes.',
};

/** Player messages. */
export type PlayerMessages = typeof playerEn;
